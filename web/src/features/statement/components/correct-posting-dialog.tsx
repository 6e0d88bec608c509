import type { StatementRow } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useCorrectPosting } from '../api/correct-posting.js';
import { statementDeskMessages } from '../desk-messages.js';

/** Takes a credit back, with a reason for the member. */
export function CorrectPostingDialog({ row, onClose }: { row: StatementRow; onClose: () => void }) {
  const t = useText(statementDeskMessages);
  const correction = useCorrectPosting();
  const amount = formatRupees(row.amount);
  const correct = (reason: string) =>
    correction.mutate(
      { postingId: row._id, reason },
      {
        onSuccess: () => {
          showToast(t('corrected', { amount }), 'success');
          onClose();
        },
      },
    );
  return (
    <ReasonDialog
      open
      title={t('correctTitle')}
      confirmLabel={t('correct')}
      busy={correction.isPending}
      failure={correction.isError ? t('correctFailed', { error: sentenceOf(correction.error) }) : undefined}
      onConfirm={correct}
      onCancel={onClose}
    >
      {t('correctLead', { amount })}
    </ReasonDialog>
  );
}
