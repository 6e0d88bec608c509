import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/approval/use-guarded-action.js';

export type PayoutDecision = { readonly userId: string; readonly commissionId: string } & (
  | { readonly status: 'Approved'; readonly paymentProof: File | null; readonly net: number }
  | { readonly status: 'Rejected'; readonly reason: string }
);

const updateCommissionStatus = (decision: PayoutDecision, key: IdempotencyKey) => {
  const { userId, commissionId, status } = decision;
  return decision.status === 'Approved'
    ? callApi('updateCommissionStatus', {
        key,
        body: { userId, commissionId, status, net: decision.net },
        files: { paymentProof: decision.paymentProof },
      })
    : callApi('updateCommissionStatus', { key, body: { userId, commissionId, status, reason: decision.reason } });
};

export function useUpdateCommissionStatus() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: updateCommissionStatus,
    onSettled: () => refresh('payables', 'payable', 'waitingPayouts', 'businessOverview'),
  });
}
