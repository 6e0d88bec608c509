import type { BodyInputOf, exportPayoutFile } from '@deepam/contracts';
import { useQuery } from '@tanstack/react-query';
import { callApi, callFile } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../../lib/second-person/use-guarded-action.js';
import { useRefreshBatches } from './refresh-batches.js';

export const useFileLayouts = () =>
  useQuery({
    queryKey: keyOf('payoutFileLayouts'),
    queryFn: ({ signal }) => callApi('payoutFileLayouts', { signal }),
    staleTime: Infinity,
  });

/** Account numbers in clear: nothing of it is kept. */
export function useBatchFile(batchId: string) {
  const refresh = useRefreshBatches();
  return useGuardedAction({
    mutationFn: (body: BodyInputOf<typeof exportPayoutFile>, key) =>
      callFile('exportPayoutFile', { key, params: { batchId }, body }),
    gcTime: 0,
    onSettled: refresh,
  });
}
