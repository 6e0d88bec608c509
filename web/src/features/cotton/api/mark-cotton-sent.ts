import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useMarkCottonSent() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: ({ id, ...body }: { id: string; parcelNo: string; replaces: string | undefined }, key) =>
      callApi('markCottonSent', { key, params: { id }, body }),
    onSettled: () => refresh('networkCottonOrders', 'cottonOrder'),
  });
}
