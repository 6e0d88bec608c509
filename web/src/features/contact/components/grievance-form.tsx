import { fileGrievance } from '@deepam/contracts';
import { grievanceMessages } from '../../../shared/grievances/grievance-messages.js';
import { TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { fieldRefusals } from '../../../lib/api/api-error.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useFileGrievance } from '../api.js';
import { blankMatter, GrievanceMatter } from './grievance-matter.js';
import { useMatterSentences, FilingForm } from './filing-form.js';

export interface Props {
  onFiled: (ticket: string) => void;
}

export function VisitorForm({ onFiled }: Props) {
  const t = useText(grievanceMessages);
  const filing = useFileGrievance();
  const { form, field, isRefused, draft } = useFormKit({
    draft: { form: 'grievance', fields: ['name', 'mobile', 'email', 'category', 'text', 'reference'] },
    schema: fileGrievance.body!,
    blank: { name: '', mobile: '', email: '', ...blankMatter },
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
      <GrievanceMatter field={field} />
    </FilingForm>
  );
}
