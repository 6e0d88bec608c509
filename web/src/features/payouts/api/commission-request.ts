import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Takes the amount in rupees. */
export function useCommissionRequest() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (commissionAmount: number, key) => callApi('commissionRequest', { key, body: { commissionAmount } }),
    onSettled: () => refresh('balance', 'dashboard'),
  });
}
