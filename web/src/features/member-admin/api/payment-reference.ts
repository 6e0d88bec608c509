import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf, useRefresh } from '../../../lib/api/endpoint-query.js';
import { useAction } from '../../../lib/api/use-action.js';

const findPaymentReferenceQuery = (utr: string | null) =>
  queryOptions({
    queryKey: keyOf('findPaymentReference', { utr }),
    queryFn: ({ signal }) => callApi('findPaymentReference', { query: { utr: utr ?? '' }, signal }),
    enabled: utr !== null,
    retry: false,
    gcTime: 0,
  });

export const usePaymentReference = (utr: string | null) => useQuery(findPaymentReferenceQuery(utr));

export function useReleasePaymentReference() {
  const refresh = useRefresh();
  return useAction({
    mutationFn: (body: { utr: string; reason: string }, key) => callApi('releasePaymentReference', { key, body }),
    // After an error the number may be in use; after a release it would not be found.
    onError: () => refresh('findPaymentReference'),
  });
}
