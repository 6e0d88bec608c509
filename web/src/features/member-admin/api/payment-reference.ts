import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

const paymentReferenceQuery = (utr: string | null) =>
  queryOptions({
    queryKey: keyOf('findPaymentReference', { utr }),
    queryFn: ({ signal }) => callApi('findPaymentReference', { query: { utr: utr ?? '' }, signal }),
    enabled: utr !== null,
    retry: false,
    gcTime: 0,
  });

/** Whose a UTR number is and what it stands for; asked for once there is one. */
export const usePaymentReference = (utr: string | null) => useQuery(paymentReferenceQuery(utr));

export function useReleasePaymentReference() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: { utr: string; reason: string }, key) => callApi('releasePaymentReference', { key, body }),
    // Refused, it may stand for something by now; released, it is nobody's and would not be found.
    onError: () => refresh('findPaymentReference'),
  });
}
