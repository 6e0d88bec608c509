import { type GrievanceView, maxGrievanceText, reopenGrievance } from '@deepam/contracts';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { GrievanceCard } from '../../../shared/grievances/grievance-card.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { MoreButton } from '../../../components/ui/more-button.js';
import { ErrorState, LoadingState } from '../../../components/ui/states.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnGrievances, useReopenGrievance } from '../api.js';
import styles from '../contact-page.module.css';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDate } from '../../../lib/format/date.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';

export function OwnGrievances() {
  const t = useText(grievanceMessages);
  const own = useOwnGrievances();
  const [reopening, setReopening] = useState<GrievanceView | null>(null);
  const grievances = own.data?.pages.flatMap(({ items }) => items);
  return (
    <section aria-labelledby="own-title" className={styles.grievance}>
      <h3 id="own-title">{t('ownTitle')}</h3>
      {grievances === undefined &&
        (own.isError ? (
          <ErrorState error={own.error} onRetry={() => void own.refetch()} />
        ) : (
          <LoadingState neverKept />
        ))}
      {grievances?.length === 0 && <p>{t('ownEmpty')}</p>}
      {grievances?.map((grievance) => (
        <GrievanceCard key={grievance.ticket} grievance={grievance}>
          {grievance.reopenUntil !== null && (
            <div>
              <Button
                variant="secondary"
                needsConnection
                aria-haspopup="dialog"
                onClick={() => setReopening(grievance)}
              >
                {t('reopen')}
              </Button>
            </div>
          )}
        </GrievanceCard>
      ))}
      <MoreButton list={own} />
      {reopening !== null && <ReopenDialog grievance={reopening} onClose={() => setReopening(null)} />}
    </section>
  );
}

function ReopenDialog({ grievance, onClose }: { grievance: GrievanceView; onClose: () => void }) {
  const t = useText(grievanceMessages);
  const reopening = useReopenGrievance();
  const { ticket, reopenUntil } = grievance;
  const { form, field } = useFormKit({
    schema: reopenGrievance.body!,
    blank: { text: '' },
    sentences: { text: t('textNeeded') },
    onValid: ({ text }) =>
      reopening.mutate({ ticket, text }, { onSuccess: announceAndClose(t('reopenDone', { ticket }), onClose) }),
  });
  return (
    <FormDialog
      title={t('reopenTitle')}
      form={form}
      submitLabel={t('reopen')}
      busy={reopening.isPending}
      failure={reopening.isError ? t('reopenFailed', { error: sentenceOf(reopening.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('reopenLead', { date: formatDate(reopenUntil ?? '') })}</p>
      <TextAreaField
        {...field('text')}
        label={t('text')}
        rows={4}
        maxLength={maxGrievanceText}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
