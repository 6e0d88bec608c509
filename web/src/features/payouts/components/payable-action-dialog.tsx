import type { PayableRow } from '@deepam/contracts';
import type { PayableAction } from './payable-columns.js';
import { TransferDialog } from './transfer-dialog.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useUpdateCommissionStatus } from '../api.js';
import { payoutMessages } from '../messages.js';
import { type PayableDialogProps, PayableToSend } from './payable-to-send.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { PayoutRefusal } from './payout-refusal.js';

interface Props {
  what: PayableAction;
  payable: PayableRow;
  rows: readonly PayableRow[];
  onClose: () => void;
}

export function PayableActionDialog({ what, payable, rows, onClose }: Props) {
  // Another team member may have requested the approval since the dialog was opened.
  const waits = rows.find(({ _id }) => _id === payable._id)?.waits;
  switch (what) {
    case 'approve':
      return <ApprovePayoutDialog payable={{ ...payable, waits }} onClose={onClose} />;
    case 'reject':
      return <RejectPayoutDialog payable={{ ...payable, waits }} onClose={onClose} />;
    case 'transfers':
      return <TransferDialog payableId={payable._id} onClose={onClose} />;
  }
}

function ApprovePayoutDialog({ payable, onClose }: PayableDialogProps) {
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
          { onAwaits: onClose, onSuccess: announceAndClose(t('approved', facts), onClose) },
        )
      }
    />
  );
}

function RejectPayoutDialog({ payable, onClose }: PayableDialogProps) {
  const t = useText(payoutMessages);
  const update = useUpdateCommissionStatus();
  const facts = { amount: formatRupees(payable.amount), name: payable.member.name };

  const reject = (reason: string) =>
    update.mutate(
      { userId: payable.member._id, commissionId: payable._id, status: 'Rejected', reason },
      {
        onAwaits: onClose,
        onSuccess: announceAndClose(t('rejected', facts), onClose),
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
