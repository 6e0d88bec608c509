import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useCottonUpi = (kg: number) =>
  useQuery({
    queryKey: keyOf('cottonUpi', { kg }),
    queryFn: ({ signal }) => callApi('cottonUpi', { query: { quantity: String(kg) }, signal }),
    enabled: kg > 0,
    meta: { quiet: true },
  });
