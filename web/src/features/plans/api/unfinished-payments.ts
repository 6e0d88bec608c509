import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useUnfinishedPayments = () =>
  useQuery({
    queryKey: keyOf('listUnfinishedPayments'),
    queryFn: ({ signal }) => callApi('listUnfinishedPayments', { signal }),
    meta: { quiet: true },
  });
