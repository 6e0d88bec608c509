import { type CottonOrderView, makingCharge, toRupees } from '@deepam/contracts';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.js';
import { FieldError } from '../../../components/ui/field.js';
import formStyles from '../../../components/ui/form.module.css';
import { withReason } from '../../../lib/api/api-error.js';
import { formatRupees } from '../../../lib/format/money.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { showToast } from '../../../lib/toast.js';
import { useRequestReturn } from '../api.js';
import { cottonMessages } from '../messages.js';

export function RequestReturnDialog({ order, onClose }: { order: CottonOrderView; onClose: () => void }) {
  const t = useText(cottonMessages);
  const request = useRequestReturn();
  const requestReturn = () =>
    request.mutate(order._id, {
      onSuccess: () => {
        showToast(t('returnWasRequested'), 'success', t('kg', { count: order.quantity }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      title={t('requestReturn')}
      confirmLabel={t('requestReturn')}
      busy={request.isPending}
      onConfirm={requestReturn}
      onCancel={onClose}
    >
      <div className={formStyles.form}>
        <p>{t('requestReturnConfirm', { kg: order.quantity })}</p>
        <p>
          {t('returnAmount', {
            amount: formatRupees(order.depositReturnAmount),
            deposit: formatRupees(order.deposit),
            charge: formatRupees(toRupees(makingCharge(order.quantity))),
          })}
        </p>
        {request.isError && <FieldError text={withReason(t('returnFailed'), request.error)} />}
      </div>
    </ConfirmDialog>
  );
}
