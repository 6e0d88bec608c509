import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useUpdateCommissionStatus } from '../api/update-commission-status.js';
import { payoutMessages } from '../messages.js';
import { type PayableDialogProps, PayableToSend } from './payable-to-send.js';

export function ApprovePayoutDialog({ payable, onClose }: PayableDialogProps) {
  const t = useText(payoutMessages);
  const update = useUpdateCommissionStatus();
  const { _id: commissionId, member, amount } = payable;
  const facts = { amount: formatRupees(amount), name: member.name };
  return (
    <PayableToSend
      {...{ payable, facts, sending: update, onClose }}
      title={t('approveTitle')}
      confirmLabel={t('approve')}
      leadOf={(needsApprover) => t(needsApprover ? 'askLead' : 'approveLead', facts)}
      hasNumber={false}
      onConfirm={({ net, proof: paymentProof }) =>
        update.mutate(
          { userId: member._id, commissionId, status: 'Approved', net, paymentProof },
          { onAwaits: onClose, onSuccess: saysAndCloses(t('approved', facts), onClose) },
        )
      }
    />
  );
}
