import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export interface OrderDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected' | 'Delivered';
  readonly rejectionReason?: string;
}

/** A failed call refreshes too: the order may be in another state. */
function useDecideCottonOrderCall() {
  const refresh = useRefresh();
  return {
    mutationFn: ({ id, ...body }: OrderDecision, key: IdempotencyKey) =>
      callApi('decideCottonOrder', { key, params: { id }, body }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  };
}

export const useDecideCottonOrder = () => useGuardedAction(useDecideCottonOrderCall());

export const useQueuedOrderDecision = () => useAction(useDecideCottonOrderCall());
