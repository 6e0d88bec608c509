import type { CottonOrderView } from '@deepam/contracts';
import type { OrderAction } from '../order-actions.js';
import { ApproveOrderDialog } from './approve-order-dialog.js';
import { OrderDetailsDialog } from './order-details-dialog.js';
import { ProcessReturnDialog } from './process-return-dialog.js';
import { SendOrderDialog } from './send-order-dialog.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { useOrderDecision } from '../use-order-decision.js';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';

const dialogs = {
  approve: ApproveOrderDialog,
  reject: RejectOrderDialog,
  deliver: DeliverOrderDialog,
  send: SendOrderDialog,
  correctParcel: SendOrderDialog,
  processReturn: ProcessReturnDialog,
  details: OrderDetailsDialog,
} as const satisfies Record<OrderAction | 'details', unknown>;

export function OrderActionDialog({
  action,
  ...props
}: {
  action: OrderAction | 'details';
  order: CottonOrderView;
  onClose: () => void;
}) {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
}

function RejectOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
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

function DeliverOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const { busy, failure, decide } = useOrderDecision(order, onClose);
  return (
    <ConfirmDialog
      open
      title={t('deliverTitle')}
      confirmLabel={t('deliver')}
      busy={busy}
      onConfirm={() => decide('Delivered')}
      onCancel={onClose}
    >
      <div className={formStyles.form}>
        <p>{t('deliverLead', { kg: order.quantity, name: order.member.name })}</p>
        <p>{t('deliverTo', { address: order.address })}</p>
        {failure !== undefined && <FieldError text={failure} />}
      </div>
    </ConfirmDialog>
  );
}
