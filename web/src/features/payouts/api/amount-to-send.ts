import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

/** Asked anew whenever it is shown: the tax depends on what else was paid this year. */
export const useAmountToSend = (payoutId: string) =>
  useQuery({
    queryKey: keyOf('payoutAmountToSend', { payoutId }),
    queryFn: ({ signal }) => callApi('payoutAmountToSend', { params: { payoutId }, signal }),
    gcTime: 0,
  });
