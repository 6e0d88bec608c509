import { callApi } from '../../../lib/api-client.js';
import type { IdempotencyKey } from '../../../lib/api/build-request.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';

/** The payment that the bank says it has made, by its reference, and whether it was sent now as well. */
export interface KnownPayment {
  readonly reference: string;
  readonly isSentToo: boolean;
}

export type PayoutDecision = { readonly userId: string; readonly commissionId: string } & (
  | {
      readonly status: 'Approved';
      readonly paymentProof: File | null;
      readonly net: number;
      readonly known?: KnownPayment;
    }
  | { readonly status: 'Rejected'; readonly reason: string }
);

const decide = (decision: PayoutDecision, key: IdempotencyKey) => {
  const { userId, commissionId, status } = decision;
  return decision.status === 'Approved'
    ? callApi('updateCommissionStatus', {
        key,
        body: {
          ...{ userId, commissionId, status, net: decision.net },
          saidPaid: decision.known?.reference,
          sentToo: decision.known?.isSentToo === true ? 'true' : undefined,
        },
        files: { paymentProof: decision.paymentProof },
      })
    : callApi('updateCommissionStatus', { key, body: { userId, commissionId, status, reason: decision.reason } });
};

/** Refreshed after a failure too: somebody else may have decided meanwhile. */
export function useUpdateCommissionStatus() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: decide,
    onSettled: () => refresh('deskPayouts', 'waitingPayouts', 'businessOverview'),
  });
}
