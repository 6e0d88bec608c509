import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

export const useCottonPassbook = (year: string | undefined) =>
  useQuery({
    queryKey: keyOf('cottonPassbook', { year }),
    queryFn: ({ signal }) => callApi('cottonPassbook', { query: { ...(year !== undefined && { year }) }, signal }),
    placeholderData: keepPreviousData,
  });
