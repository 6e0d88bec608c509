import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

/** One order, of the caller or for the desk. */
export const useCottonOrder = (id: string) =>
  useQuery({
    queryKey: keyOf('cottonOrder', { id }),
    queryFn: ({ signal }) => callApi('cottonOrder', { params: { id }, signal }),
  });
