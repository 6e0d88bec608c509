import { ReasonDialog } from '../../../components/reason-dialog.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import type { DecisionProps } from './decision-props.js';
import { PayoutRefusal } from './payout-refusal.js';

/** Rejects a payout; the amount becomes available to the member again. */
export function RejectPayoutDialog({ payout, onClose }: DecisionProps) {
  const t = useText(payoutMessages);
  const update = useUpdateCommissionStatus();
  const facts = { amount: formatRupees(payout.amount), name: payout.member.name };

  const reject = (reason: string) =>
    update.mutate(
      { userId: payout.member._id, commissionId: payout._id, status: 'Rejected', reason },
      {
        onAwaits: onClose,
        onSuccess: saysAndCloses(t('rejected', facts), onClose),
      },
    );

  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      optional
      busy={update.isPending}
      failure={update.isError && <PayoutRefusal error={update.error} waits={payout.waits} />}
      onConfirm={reject}
      onCancel={onClose}
    >
      {t('rejectLead', facts)}
    </ReasonDialog>
  );
}
