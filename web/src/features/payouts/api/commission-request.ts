import type { PayoutAccount } from '@deepam/contracts';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

/** Takes the amount in rupees. */
export function useCommissionRequest(from: PayoutAccount) {
  const refresh = useRefresh();
  return useAction({
    draft: 'commissionRequest',
    mutationFn: (commissionAmount: number, key) =>
      callApi('commissionRequest', { key, body: { commissionAmount, from } }),
    onSettled: () => refresh('balance', 'dashboard'),
  });
}
