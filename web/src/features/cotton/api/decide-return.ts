import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export interface ReturnDecision {
  readonly id: string;
  readonly status: 'Approved' | 'Rejected';
  readonly cottonReturnQuantity?: number;
  readonly rejectionReason?: string;
  readonly adminImage?: File | null;
}

function useDecideReturnCall() {
  const refresh = useRefresh();
  return {
    mutationFn: ({ id, adminImage, ...body }: ReturnDecision, key: IdempotencyKey) =>
      callApi('decideReturn', { key, params: { id }, body, files: { adminImage } }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder', 'waitingCotton', 'cottonStock', 'cottonMovements'),
  };
}

export const useDecideReturn = () => useGuardedAction(useDecideReturnCall());

export const useQueuedReturnDecision = () => useAction(useDecideReturnCall());
