import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export interface ReturnDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected';
  /** Kilograms of finished wicks taken back. */
  readonly cottonReturnQuantity?: number;
  readonly rejectionReason?: string;
  readonly adminImage?: File | null;
}

export function useDecideReturn() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, adminImage, ...body }: ReturnDecision, key) =>
      callApi('decideReturn', { key, params: { id }, body, files: { adminImage } }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  });
}
