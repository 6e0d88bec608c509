import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';

/** The rates and levels in force. There are none until the answer is there: what the page was built with may be out of date. */
export const useCommissionTerms = () =>
  useQuery({
    queryKey: keyOf('commissionTerms'),
    queryFn: ({ signal }) => callApi('commissionTerms', { signal }),
    staleTime: 60_000,
  });
