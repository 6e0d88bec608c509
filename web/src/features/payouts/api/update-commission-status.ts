import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

export type PayoutDecision = { readonly userId: string; readonly commissionId: string } & (
  | { readonly status: 'Approved'; readonly paymentProof: File | null }
  | { readonly status: 'Rejected'; readonly reason: string }
);

const decide = (decision: PayoutDecision) => {
  const { userId, commissionId, status } = decision;
  return decision.status === 'Approved'
    ? callApi('updateCommissionStatus', {
        body: { userId, commissionId, status },
        files: { paymentProof: decision.paymentProof },
      })
    : callApi('updateCommissionStatus', { body: { userId, commissionId, status, reason: decision.reason } });
};

/** Refreshed after a failure too: somebody else may have decided meanwhile. */
export function useUpdateCommissionStatus() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: decide, onSettled: () => refresh('memberCommissions', 'waitingPayouts') });
}
