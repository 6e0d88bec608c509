import { type GrievanceView, maxGrievanceText, reopenGrievance } from '@deepam/contracts';
import { FormDialog } from '../../../components/form-dialog.js';
import { grievanceMessages } from '../../../components/grievance-messages.js';
import { TextAreaField } from '../../../components/text-field.js';
import { useFormKit } from '../../../components/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatDate } from '../../../lib/format/date.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useReopenGrievance } from '../api/grievances.js';

export function ReopenDialog({ grievance, onClose }: { grievance: GrievanceView; onClose: () => void }) {
  const t = useText(grievanceMessages);
  const reopening = useReopenGrievance();
  const { ticket, reopenUntil } = grievance;
  const { form, field } = useFormKit({
    schema: reopenGrievance.body!,
    blank: { text: '' },
    sentences: { text: t('textNeeded') },
    onValid: ({ text }) =>
      reopening.mutate({ ticket, text }, { onSuccess: saysAndCloses(t('reopenDone', { ticket }), onClose) }),
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
