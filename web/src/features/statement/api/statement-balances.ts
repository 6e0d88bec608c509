import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { queryOf } from '../../../lib/period.js';
import type { Whose } from './statement.js';

const statementBalancesQuery = ({ userId, period }: Whose) => {
  const query = { userId, ...queryOf(period) };
  return queryOptions({
    queryKey: keyOf('statementBalances', query),
    queryFn: ({ signal }) => callApi('statementBalances', { query, signal }),
  });
};

export const useStatementBalances = (whose: Whose) => useQuery(statementBalancesQuery(whose));
