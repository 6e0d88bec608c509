import type { PayableView } from '@deepam/contracts';
import { WarningNotice } from '../../../components/warning-notice.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { saysAndCloses } from '../../../lib/says-and-closes.js';
import { useTransferByHand } from '../api/transfers.js';
import { payoutMessages } from '../messages.js';
import { PayableToSend } from './payable-to-send.js';

export function TransferByHandDialog({ payable, onClose }: { payable: PayableView; onClose: () => void }) {
  const t = useText(payoutMessages);
  const transfer = useTransferByHand();
  const { _id: payableId, member, amount, net = amount, transfers } = payable;
  const facts = { amount: formatRupees(net), name: member.name };
  return (
    <PayableToSend
      {...{ payable, facts, sending: transfer, onClose }}
      title={t('newTransfer')}
      confirmLabel={t('action.record-sent')}
      leadOf={(needsApprover) => t(needsApprover ? 'askTransferLead' : 'transferLead', facts)}
      warning={
        transfers.length > 0 && <WarningNotice title={t('transferredBefore')} lead={t('transferredBeforeLead')} />
      }
      hasNumber
      onConfirm={(sent) =>
        transfer.mutate(
          { payableId, ...sent },
          { onAwaits: onClose, onSuccess: saysAndCloses(t('done.record-sent', facts), onClose) },
        )
      }
    />
  );
}
