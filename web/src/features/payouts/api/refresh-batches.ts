import { useRefresh } from '../../../lib/api/endpoint-query.js';

/** What changes with a batch: the payouts in it, too. */
export function useRefreshBatches() {
  const refresh = useRefresh();
  return () => refresh('payoutBatches', 'payoutBatch', 'deskPayouts', 'waitingPayouts');
}
