import type { StatementRow } from '@deepam/contracts';
import { dialogMessages } from '../../../components/ui/dialog-messages.js';
import { FormDialog } from '../../../components/ui/form-dialog.js';
import { TextAreaField, TextField } from '../../../components/ui/text-field.js';
import { useFormKit } from '../../../components/ui/use-form-kit.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { correctionForm, leftOf } from '../correctable.js';
import { useCorrectPosting } from '../api.js';
import { statementDeskMessages } from '../desk-messages.js';

export function CorrectPostingDialog({ row, onClose }: { row: StatementRow; onClose: () => void }) {
  const t = useText(statementDeskMessages);
  const say = useText(dialogMessages);
  const correction = useCorrectPosting();
  const left = leftOf(row);
  const { form, field } = useFormKit({
    schema: correctionForm(left),
    blank: { amount: String(left), reason: '' },
    sentences: { amount: t('correctAmountOdd', { left: formatRupees(left) }), reason: say('reasonNeeded') },
    onValid: ({ amount, reason }) =>
      correction.mutate(
        { postingId: row._id, reason, amount },
        {
          onAwaits: onClose,
          onSuccess: announceAndClose(t('corrected', { amount: formatRupees(amount) }), onClose),
        },
      ),
  });
  return (
    <FormDialog
      title={t('correctTitle')}
      form={form}
      tone="danger"
      submitLabel={t('correct')}
      busy={correction.isPending}
      failure={correction.isError ? t('correctFailed', { error: sentenceOf(correction.error) }) : undefined}
      onClose={onClose}
    >
      <p>{t('correctLead')}</p>
      <TextField
        {...field('amount')}
        label={t('correctAmount')}
        hint={t('correctLeft', { left: formatRupees(left) })}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <TextAreaField {...field('reason')} label={say('reason')} maxLength={500} required data-autofocus />
    </FormDialog>
  );
}
