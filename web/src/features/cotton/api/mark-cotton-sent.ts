import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Refreshed after a failure too: somebody else may have been first. */
export function useMarkCottonSent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, parcelNo }: { id: string; parcelNo: string }, key) =>
      callApi('markCottonSent', { key, params: { id }, body: { parcelNo } }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder'),
  });
}
