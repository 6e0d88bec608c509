import { fileGrievance, fileOwnGrievance } from '@deepam/contracts';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { grievanceMessages } from '../../../components/grievance-messages.js';
import { TextField } from '../../../components/text-field.js';
import { type FormProps, useFormKit } from '../../../components/use-form-kit.js';
import { AskBeforeLeaving } from '../../../components/use-leaving.js';
import { fieldRefusals, sentenceOf } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useFileGrievance } from '../api/grievances.js';
import { blankMatter, GrievanceMatter } from './grievance-matter.js';

interface Props {
  onFiled: (ticket: string) => void;
}

function useMatterSentences() {
  const t = useText(grievanceMessages);
  return { category: t('categoryNeeded'), text: t('textNeeded'), reference: t('referenceWrong') };
}

/** Of somebody without a login. */
export function VisitorForm({ onFiled }: Props) {
  const t = useText(grievanceMessages);
  const filing = useFileGrievance();
  const { form, field, isRefused } = useFormKit({
    schema: fileGrievance.body!,
    blank: { name: '', mobile: '', email: '', ...blankMatter },
    sentences: { name: t('nameWrong'), mobile: t('mobileWrong'), email: t('emailWrong'), ...useMatterSentences() },
    refusalOf: fieldRefusals(filing.error),
    onValid: (visitor) => filing.mutate({ visitor }, { onSuccess: ({ ticket }) => onFiled(ticket) }),
  });
  return (
    <FilingForm form={form} busy={filing.isPending} error={isRefused ? null : filing.error}>
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
      <GrievanceMatter field={field} />
    </FilingForm>
  );
}

/** Of a member, whose name and mobile are known by the login. */
export function OwnForm({ onFiled }: Props) {
  const filing = useFileGrievance();
  const { form, field, isRefused } = useFormKit({
    schema: fileOwnGrievance.body!,
    blank: blankMatter,
    sentences: useMatterSentences(),
    refusalOf: fieldRefusals(filing.error),
    onValid: (own) => filing.mutate({ own }, { onSuccess: ({ ticket }) => onFiled(ticket) }),
  });
  return (
    <FilingForm form={form} busy={filing.isPending} error={isRefused ? null : filing.error}>
      <GrievanceMatter field={field} />
    </FilingForm>
  );
}

interface FilingFormProps {
  form: FormProps;
  busy: boolean;
  error: Error | null;
  children: ReactNode;
}

function FilingForm({ form, busy, error, children }: FilingFormProps) {
  const t = useText(grievanceMessages);
  return (
    <form className={formStyles.form} {...form}>
      <AskBeforeLeaving isSending={busy} isChanged={form['data-changed'] === true} />
      {children}
      {error !== null && <FieldError text={t('notSent', { error: sentenceOf(error) })} />}
      <Button type="submit" wide busy={busy}>
        {t('send')}
      </Button>
    </form>
  );
}
