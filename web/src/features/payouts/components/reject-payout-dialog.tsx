import { ReasonDialog } from '../../../components/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import type { PayoutRow } from '../payout-row.js';

/** Rejects a payout; the amount becomes available to the member again. */
export function RejectPayoutDialog({ row: { member, entry }, onClose }: { row: PayoutRow; onClose: () => void }) {
  const t = useText(payoutMessages);
  const update = useUpdateCommissionStatus();
  const facts = { amount: formatRupees(entry.amount), name: member.name };

  const reject = (reason: string) =>
    update.mutate(
      { userId: member._id, commissionId: entry._id, status: 'Rejected', reason },
      {
        onSuccess: () => {
          showToast(t('rejected', facts), 'success');
          onClose();
        },
      },
    );

  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      optional
      busy={update.isPending}
      failure={update.isError ? t('decisionFailed', { error: sentenceOf(update.error) }) : undefined}
      onConfirm={reject}
      onCancel={onClose}
    >
      {t('rejectLead', facts)}
    </ReasonDialog>
  );
}
