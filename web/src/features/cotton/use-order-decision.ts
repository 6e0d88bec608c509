import type { CottonOrderView } from '@deepam/contracts';
import { withReason } from '../../lib/api/api-error.js';
import { useText } from '../../lib/i18n/use-text.js';
import { showToast } from '../../lib/toast.js';
import { type OrderDecision, useDecideCottonOrder } from './api.js';
import { cottonMessages } from './messages.js';
import { useOrderName } from './use-order-name.js';

export function useOrderDecision(order: CottonOrderView, onDone: () => void) {
  const t = useText(cottonMessages);
  const orderName = useOrderName();
  const decision = useDecideCottonOrder();
  return {
    busy: decision.isPending,
    failure: decision.isError ? withReason(t('decisionFailed'), decision.error) : undefined,
    decide: (status: OrderDecision['status'], rejectionReason?: string) =>
      decision.mutate(
        { id: order._id, status, rejectionReason },
        {
          onSuccess: () => {
            showToast(t('decided', { status: t(`status${status}`) }), 'success', orderName(order));
            onDone();
          },
          onAwaits: onDone,
        },
      ),
  };
}
