import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

export function useRequestReturn() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (id: string, key) => callApi('requestReturn', { key, params: { id } }),
    onSettled: () => refresh('cottonOrders', 'cottonOrder'),
  });
}
