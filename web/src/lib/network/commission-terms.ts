import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';

/** Prerendered pages omit them, because they may be outdated. */
export const useCommissionTerms = () =>
  useQuery({
    queryKey: keyOf('commissionTerms'),
    queryFn: ({ signal }) => callApi('commissionTerms', { signal }),
    staleTime: 60_000,
  });
