import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';

interface Sent {
  readonly payoutId: string;
  readonly net: number;
  readonly paymentProof: File | null;
}

/** Refreshed after a failure too: somebody else may have sent it meanwhile. */
export function useRecordPayoutSent() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: ({ payoutId, net, paymentProof }: Sent, key) =>
      callApi('recordPayoutSent', { key, params: { payoutId }, body: { net }, files: { paymentProof } }),
    onSettled: () => refresh('deskPayouts', 'waitingPayouts'),
  });
}
