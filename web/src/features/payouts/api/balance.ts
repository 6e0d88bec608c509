import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const balanceQuery = () =>
  queryOptions({ queryKey: keyOf('balance'), queryFn: ({ signal }) => callApi('balance', { signal }) });

/** The caller's own balances and payouts. */
export const useBalance = () => useQuery(balanceQuery());
