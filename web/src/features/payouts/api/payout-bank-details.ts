import { useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';
import { callApi } from '../../../lib/api-client.js';

/** Each answer is recorded, so it is asked for by a press, and nothing of it is kept when the dialog closes. Where it is refused, the list is old. */
export function usePayoutBankDetails() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (payoutId: string) => callApi('payoutBankDetails', { params: { payoutId } }),
    onError: () => refresh('deskPayouts'),
    gcTime: 0,
  });
}
