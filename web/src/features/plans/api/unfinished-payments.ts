import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

/** The payments that the caller has begun and not proved. */
export const useUnfinishedPayments = () =>
  useQuery({
    queryKey: keyOf('listUnfinishedPayments'),
    queryFn: ({ signal }) => callApi('listUnfinishedPayments', { signal }),
    // The page is whole without them.
    meta: { quiet: true },
  });
