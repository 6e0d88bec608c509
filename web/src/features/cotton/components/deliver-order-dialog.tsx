import type { CottonOrderView } from '@deepam/contracts';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { FieldError } from '../../../components/field.js';
import formStyles from '../../../components/form.module.css';
import { useText } from '../../../lib/i18n/use-text.js';
import { cottonMessages } from '../messages.js';
import { useOrderDecision } from '../use-order-decision.js';

export function DeliverOrderDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
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
