import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { sentenceOf } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { announceAndClose } from '../../../lib/announce-and-close.js';
import { useCancelTransfer, useReleaseTransfer } from '../api.js';
import { payoutMessages } from '../messages.js';
import type { TransferActionProps } from '../transfer-actions.js';

interface Props extends TransferActionProps {
  how: 'cancel' | 'release';
}

export function EndTransferDialog({ how, payable, transfer, onClose }: Props) {
  const t = useText(payoutMessages);
  const cancelling = useCancelTransfer();
  const releasing = useReleaseTransfer();
  const ending = how === 'cancel' ? cancelling : releasing;
  const facts = { amount: formatRupees(transfer.amount), name: payable.member.name };
  return (
    <ReasonDialog
      title={t(`action.${how}`)}
      confirmLabel={t(`action.${how}`)}
      busy={ending.isPending}
      failure={ending.isError ? t('transferFailed', { error: sentenceOf(ending.error) }) : undefined}
      onConfirm={(reason) =>
        ending.mutate(
          { transferId: transfer._id, reason },
          { onSuccess: announceAndClose(t(`done.${how}`, facts), onClose) },
        )
      }
      onCancel={onClose}
    >
      {t(how === 'cancel' ? 'cancelLead' : 'releaseLead', facts)}
    </ReasonDialog>
  );
}
