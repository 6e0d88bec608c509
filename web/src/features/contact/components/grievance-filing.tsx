import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import styles from '../contact-page.module.css';
import { VisitorForm, type Props } from './grievance-form.js';
import { fileOwnGrievance } from '@deepam/contracts';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { fieldRefusals } from '../../../lib/api/api-error.js';
import { useFileGrievance } from '../api.js';
import { blankMatter, GrievanceMatter } from './grievance-matter.js';
import { useMatterSentences, FilingForm } from './filing-form.js';

export function GrievanceFiling({ isMember }: { isMember: boolean }) {
  const t = useText(grievanceMessages);
  const [ticket, setTicket] = useState<string | null>(null);
  const filed = useRef<HTMLHeadingElement>(null);
  // The result is shorter than the form and could be above the view.
  useEffect(() => {
    if (ticket !== null) filed.current!.focus();
  }, [ticket]);
  return (
    <Card aria-labelledby="file-title" className={styles.grievance}>
      {ticket === null ? (
        <>
          <h3 id="file-title">{t('fileTitle')}</h3>
          <p>{t('fileLead')}</p>
          {isMember ? <OwnForm onFiled={setTicket} /> : <VisitorForm onFiled={setTicket} />}
        </>
      ) : (
        <div role="status" className={styles.grievance}>
          <h3 id="file-title" ref={filed} tabIndex={-1}>
            {t('filedTitle')}
          </h3>
          <p className={styles.ticket}>
            <strong>{ticket}</strong>
            <CopyButton value={ticket} what={t('ticket')} />
          </p>
          <p>{t(isMember ? 'filedOwn' : 'filedLead')}</p>
          <div>
            <Button variant="secondary" onClick={() => setTicket(null)}>
              {t('another')}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}

function OwnForm({ onFiled }: Props) {
  const filing = useFileGrievance();
  const { form, field, isRefused, draft } = useFormKit({
    draft: { form: 'grievance', fields: ['category', 'text', 'reference'] },
    schema: fileOwnGrievance.body!,
    blank: blankMatter,
    sentences: useMatterSentences(),
    refusalOf: fieldRefusals(filing.error),
    onValid: (own) => filing.mutate({ own }, { onSuccess: ({ ticket }) => onFiled(ticket) }),
  });
  return (
    <FilingForm form={form} draft={draft} busy={filing.isPending} error={isRefused ? null : filing.error}>
      <GrievanceMatter field={field} />
    </FilingForm>
  );
}
