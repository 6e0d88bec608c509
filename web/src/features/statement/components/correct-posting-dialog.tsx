import type { StatementRow } from '@deepam/contracts';
import { useState } from 'react';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { TextField } from '../../../components/text-field.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { amountToTakeBack } from '../amount-to-take-back.js';
import { useCorrectPosting } from '../api/correct-posting.js';
import { leftOf } from '../correctable.js';
import { statementDeskMessages } from '../desk-messages.js';

/** Takes a credit or a part of it back, with a reason for the member. */
export function CorrectPostingDialog({ row, onClose }: { row: StatementRow; onClose: () => void }) {
  const t = useText(statementDeskMessages);
  const correction = useCorrectPosting();
  const left = leftOf(row);
  const [typed, setTyped] = useState(String(left));
  const [checked, setChecked] = useState(false);
  const amount = amountToTakeBack(typed, left);
  const correct = (reason: string) => {
    if (amount === null) return;
    correction.mutate(
      { postingId: row._id, reason, amount },
      {
        onSuccess: () => {
          showToast(t('corrected', { amount: formatRupees(amount) }), 'success');
          onClose();
        },
      },
    );
  };
  return (
    <ReasonDialog
      open
      title={t('correctTitle')}
      confirmLabel={t('correct')}
      busy={correction.isPending}
      failure={correction.isError ? t('correctFailed', { error: sentenceOf(correction.error) }) : undefined}
      onCheck={() => {
        setChecked(true);
        return amount !== null;
      }}
      onConfirm={correct}
      onCancel={onClose}
      fields={
        <TextField
          label={t('correctAmount')}
          hint={t('correctLeft', { left: formatRupees(left) })}
          error={checked && amount === null ? t('correctAmountOdd', { left: formatRupees(left) }) : undefined}
          type="number"
          inputMode="decimal"
          min={0.01}
          max={left}
          step="0.01"
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      }
    >
      {t('correctLead')}
    </ReasonDialog>
  );
}
