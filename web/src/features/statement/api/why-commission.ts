import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import type { Answer } from '../../../lib/api/endpoint-types.js';

export type Explanation = Answer<'whyCommission'>;

const whyCommissionQuery = (saleId: string) =>
  queryOptions({
    queryKey: keyOf('whyCommission', { saleId }),
    queryFn: ({ signal }) => callApi('whyCommission', { params: { saleId }, signal }),
  });

export const useWhyCommission = (saleId: string) => useQuery(whyCommissionQuery(saleId));
