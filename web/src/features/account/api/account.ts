import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useAccount = () =>
  useQuery({ queryKey: keyOf('account'), queryFn: ({ signal }) => callApi('account', { signal }) });
