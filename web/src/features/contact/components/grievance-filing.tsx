import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../components/ui/button.js';
import { CopyButton } from '../../../components/ui/copy-button.js';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { Card } from '../../../components/ui/surface.js';
import { useText } from '../../../lib/i18n/use-text.js';
import styles from '../contact-page.module.css';
import { fileOwnGrievance, fileGrievance, grievanceCategories, maxGrievanceText } from '@deepam/contracts';
import { useFormKit, type FormProps } from '../../../components/ui/use-form-kit.js';
import { fieldRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { useFileGrievance } from '../api.js';
import { TextField, SelectField, TextAreaField } from '../../../components/ui/text-field.js';
import { DraftNotice, type KeptDraft } from '../../../components/ui/draft-notice.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { AskBeforeLeaving } from '../../../components/ui/use-leaving.js';

type Bound = ReturnType<ReturnType<typeof useFormKit>['field']>;

const blankGrievance = { category: '', text: '', reference: '' };

function GrievanceFields({ field }: { field: (name: keyof typeof blankGrievance) => Bound }) {
  const t = useText(grievanceMessages);
  return (
    <>
      <SelectField {...field('category')} label={t('category')} required>
        <option value="">{t('choose')}</option>
        {grievanceCategories.map((category) => (
          <option key={category} value={category}>
            {t(`category.${category}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('text')}
        label={t('text')}
        hint={t('textHint')}
        rows={6}
        maxLength={maxGrievanceText}
        required
      />
      <TextField {...field('reference')} label={t('reference')} note={t('optional')} maxLength={60} />
    </>
  );
}

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
    blank: blankGrievance,
    sentences: useMatterSentences(),
    refusalOf: fieldRefusals(filing.error),
    onValid: (own) => filing.mutate({ own }, { onSuccess: ({ ticket }) => onFiled(ticket) }),
  });
  return (
    <FilingForm form={form} draft={draft} busy={filing.isPending} error={isRefused ? null : filing.error}>
      <GrievanceFields field={field} />
    </FilingForm>
  );
}

interface Props {
  onFiled: (ticket: string) => void;
}

function VisitorForm({ onFiled }: Props) {
  const t = useText(grievanceMessages);
  const filing = useFileGrievance();
  const { form, field, isRefused, draft } = useFormKit({
    draft: { form: 'grievance', fields: ['name', 'mobile', 'email', 'category', 'text', 'reference'] },
    schema: fileGrievance.body!,
    blank: { name: '', mobile: '', email: '', ...blankGrievance },
    sentences: { name: t('nameWrong'), mobile: t('mobileWrong'), email: t('emailWrong'), ...useMatterSentences() },
    refusalOf: fieldRefusals(filing.error),
    onValid: (visitor) => filing.mutate({ visitor }, { onSuccess: ({ ticket }) => onFiled(ticket) }),
  });
  return (
    <FilingForm form={form} draft={draft} busy={filing.isPending} error={isRefused ? null : filing.error}>
      <TextField {...field('name')} label={t('name')} autoComplete="name" maxLength={100} required />
      <TextField
        {...field('mobile')}
        label={t('mobile')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
      />
      <TextField
        {...field('email')}
        label={t('email')}
        note={t('optional')}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <GrievanceFields field={field} />
    </FilingForm>
  );
}

function useMatterSentences() {
  const t = useText(grievanceMessages);
  return { category: t('categoryNeeded'), text: t('textNeeded'), reference: t('referenceWrong') };
}

interface FilingFormProps {
  form: FormProps;
  draft: KeptDraft;
  busy: boolean;
  error: Error | null;
  children: ReactNode;
}

function FilingForm({ form, draft, busy, error, children }: FilingFormProps) {
  const t = useText(grievanceMessages);
  return (
    <form className={formStyles.form} {...form}>
      <AskBeforeLeaving isSending={busy} isChanged={form['data-changed'] === true} onDiscard={draft.discard} />
      <DraftNotice {...draft} />
      {children}
      {error !== null && <FieldError text={t('notSent', { error: sentenceOf(error) })} />}
      <Button type="submit" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  );
}
