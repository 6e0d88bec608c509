import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';

/** Each answer is recorded, so it is asked for by a press, and nothing of it is kept when the dialog closes. */
export const usePayoutBankDetails = () =>
  useMutation({
    mutationFn: (payoutId: string) => callApi('payoutBankDetails', { params: { payoutId } }),
    gcTime: 0,
  });
