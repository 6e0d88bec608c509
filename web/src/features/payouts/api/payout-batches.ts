import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi, callPage } from '../../../lib/api-client.js';
import { newIdempotencyKey } from '../../../lib/api/build-request.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { useRefreshBatches } from './refresh-batches.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';

export const usePayoutBatches = (query: { limit: number; cursor: string | undefined }) =>
  useQuery({
    queryKey: keyOf('payoutBatches', query),
    queryFn: ({ signal }) => callPage('payoutBatches', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** @param everyMs asks again so often, while something goes on in it */
export const usePayoutBatch = (batchId: string, everyMs?: number) =>
  useQuery({
    queryKey: keyOf('payoutBatch', { batchId }),
    queryFn: ({ signal }) => callApi('payoutBatch', { params: { batchId }, signal }),
    refetchInterval: everyMs ?? false,
  });

export const usePreviewBatch = (payoutIds: readonly string[]) =>
  useQuery({
    queryKey: keyOf('previewPayoutBatch', { payoutIds }),
    queryFn: ({ signal }) =>
      callApi('previewPayoutBatch', { key: newIdempotencyKey(), body: { payoutIds: [...payoutIds] }, signal }),
    gcTime: 0,
    staleTime: Infinity,
  });

export function useMakeBatch() {
  const refresh = useRefreshBatches();
  return useGuardedAction({
    mutationFn: (payoutIds: readonly string[], key) =>
      callApi('makePayoutBatch', { key, body: { payoutIds: [...payoutIds] } }),
    onSettled: refresh,
  });
}

/** Of what is given: the latest file, of which a person says that the bank has paid none of it. */
export function useCancelBatch(batchId: string) {
  const refresh = useRefreshBatches();
  return useAction({
    mutationFn: (lastFile: string | undefined, key) => {
      const body = lastFile === undefined ? {} : { noneIsPaid: true, lastFile };
      return callApi('cancelPayoutBatch', { key, params: { batchId }, body });
    },
    onSettled: refresh,
  });
}

export function useReleaseUnpaid(batchId: string) {
  const refresh = useRefreshBatches();
  return useAction({
    mutationFn: ({ payoutId, reason }: { payoutId: string; reason: string }, key) =>
      callApi('releaseUnpaidPayout', { key, params: { batchId, payoutId }, body: { reason } }),
    onSettled: refresh,
  });
}
