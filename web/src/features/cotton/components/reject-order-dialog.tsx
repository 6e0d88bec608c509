import type { CottonOrderView } from '@deepam/contracts';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { useOrderDecision } from '../use-order-decision.js';

export function RejectOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const { busy, failure, decide } = useOrderDecision(order, onClose);
  return (
    <ReasonDialog
      title={t('rejectTitle')}
      confirmLabel={t('reject')}
      busy={busy}
      failure={failure}
      onConfirm={(reason) => decide('Rejected', reason)}
      onCancel={onClose}
    >
      {t('rejectLead', { name: order.member.name, kg: order.quantity })}
    </ReasonDialog>
  );
}
