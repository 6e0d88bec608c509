import { queryOptions, useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';

const statementSummaryQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: keyOf('statementSummary', { userId }),
    queryFn: ({ signal }) => callApi('statementSummary', { query: { userId }, signal }),
  });

export const useStatementSummary = (userId: string | undefined) => useQuery(statementSummaryQuery(userId));
