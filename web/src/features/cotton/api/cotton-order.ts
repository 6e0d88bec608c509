import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useCottonOrder = (id: string) =>
  useQuery({
    queryKey: keyOf('cottonOrder', { id }),
    queryFn: ({ signal }) => callApi('cottonOrder', { params: { id }, signal }),
  });
