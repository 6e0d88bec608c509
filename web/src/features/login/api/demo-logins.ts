import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useDemoLogins = () =>
  useQuery({
    queryKey: keyOf('demoLogins'),
    queryFn: ({ signal }) => callApi('demoLogins', { signal }),
    staleTime: Infinity,
  });
