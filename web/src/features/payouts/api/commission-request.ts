import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { useRefresh } from '../../../lib/api/endpoint-query.js';

/** Takes the amount in rupees. */
export function useCommissionRequest() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (commissionAmount: number) => callApi('commissionRequest', { body: { commissionAmount } }),
    onSettled: () => refresh('balance', 'dashboard'),
  });
}
