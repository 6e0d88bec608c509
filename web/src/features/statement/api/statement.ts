import type { TableFormat } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { callFile, callPage } from '../../../lib/api-client.js';
import { keyOf } from '../../../lib/api/endpoint-query.js';
import { type Period, queryOf } from '../../../lib/period.js';

export interface Whose {
  readonly userId: string | undefined;
  readonly period: Period;
}

export const pageSize = 20;

const statementQuery = ({ userId, period }: Whose, cursor: string | undefined) => {
  const query = { limit: pageSize, cursor, userId, ...queryOf(period) };
  return queryOptions({
    queryKey: keyOf('statement', query),
    queryFn: ({ signal }) => callPage('statement', { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const useStatement = (whose: Whose, cursor: string | undefined) => useQuery(statementQuery(whose, cursor));

export const statementCsv = ({ userId, period }: Whose, format: TableFormat): Promise<Blob> =>
  callFile('statementCsv', { query: { userId, ...queryOf(period), format } });
