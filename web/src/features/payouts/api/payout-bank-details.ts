import { useAction } from '../../../lib/api/use-action.js';
import { callApi } from '../../../lib/api-client.js';

/** Each answer is recorded, so it is asked for by a press, and nothing of it is kept when the dialog closes. */
export const usePayoutBankDetails = () =>
  useAction({
    mutationFn: (payoutId: string) => callApi('payoutBankDetails', { params: { payoutId } }),
    gcTime: 0,
  });
