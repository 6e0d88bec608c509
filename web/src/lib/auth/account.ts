import { useQuery } from '@tanstack/react-query';
import { callApi } from '../api-client.js';
import { keyOf } from '../api/endpoint-query.js';

export const useAccount = (enabled: boolean) =>
  useQuery({ queryKey: keyOf('account'), queryFn: ({ signal }) => callApi('account', { signal }), enabled });
