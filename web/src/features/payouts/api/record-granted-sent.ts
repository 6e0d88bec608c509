import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

interface Sent {
  readonly payoutId: string;
  /** When it was granted. */
  readonly since: string;
  readonly paymentProof: File | null;
}

/** Refreshed after a failure too: somebody else may send it by now. */
export function useRecordGrantedSent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ payoutId, since, paymentProof }: Sent, key) =>
      callApi('recordGrantedSent', { key, params: { payoutId }, body: { since }, files: { paymentProof } }),
    onSettled: () => refresh('deskPayouts', 'waitingPayouts'),
  });
}
