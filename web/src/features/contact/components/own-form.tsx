import { fileOwnGrievance } from '@deepam/contracts';
import { useFormKit } from '../../../components/use-form-kit.js';
import { fieldRefusals } from '../../../lib/api/api-error.js';
import { useFileGrievance } from '../api/grievances.js';
import { blankMatter, GrievanceMatter } from './grievance-matter.js';
import type { Props } from './grievance-form.js';
import { useMatterSentences, FilingForm } from './filing-form.js';

export function OwnForm({ onFiled }: Props) {
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
