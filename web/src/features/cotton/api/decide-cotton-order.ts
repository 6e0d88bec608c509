import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export interface OrderDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected' | 'Delivered';
  readonly rejectionReason?: string;
}

/** Refreshed after a failure too: the order may be in another state by now. */
export function useDecideCottonOrder() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, ...body }: OrderDecision, key) => callApi('decideCottonOrder', { key, params: { id }, body }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  });
}
