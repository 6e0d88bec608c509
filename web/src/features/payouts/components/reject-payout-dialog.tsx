import { ReasonDialog } from '../../../components/reason-dialog.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import type { PayableDialogProps } from './payable-to-send.js';
import { PayoutRefusal } from './payout-refusal.js';

export function RejectPayoutDialog({ payable, onClose }: PayableDialogProps) {
  const t = useText(payoutMessages);
  const update = useUpdateCommissionStatus();
  const facts = { amount: formatRupees(payable.amount), name: payable.member.name };

  const reject = (reason: string) =>
    update.mutate(
      { userId: payable.member._id, commissionId: payable._id, status: 'Rejected', reason },
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
      failure={update.isError && <PayoutRefusal error={update.error} waits={payable.waits} />}
      onConfirm={reject}
      onCancel={onClose}
    >
      {t('rejectLead', facts)}
    </ReasonDialog>
  );
}
