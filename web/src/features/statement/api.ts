import { callApi, callFile, callPage } from '../../lib/api-client.js';
import { useRefresh, keyOf } from '../../lib/api/endpoint-query.js';
import { useGuardedAction } from '../../lib/approval/use-guarded-action.js';
import { type TableFormat, maxPageSize, type StatementBalances, type StatementRow } from '@deepam/contracts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type Period, queryOf } from '../../lib/period.js';
import { useAction } from '../../lib/api/use-action.js';
import type { Answer } from '../../lib/api/endpoint-types.js';

/** A failed call refreshes too: another clerk may have reversed it. */
export function useCorrectPosting() {
  const refresh = useRefresh();
  return useGuardedAction({
    mutationFn: (correction: { postingId: string; reason: string; amount: number }, key) =>
      callApi('correctPosting', { key, body: correction }),
    onSettled: () => refresh('statement', 'statementBalances', 'statementSummary', 'memberNetwork', 'payables'),
  });
}

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

const statementBalancesQuery = ({ userId, period }: Whose) => {
  const query = { userId, ...queryOf(period) };
  return queryOptions({
    queryKey: keyOf('statementBalances', query),
    queryFn: ({ signal }) => callApi('statementBalances', { query, signal }),
  });
};

export const useStatementBalances = (whose: Whose) => useQuery(statementBalancesQuery(whose));

const statementSummaryQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: keyOf('statementSummary', { userId }),
    queryFn: ({ signal }) => callApi('statementSummary', { query: { userId }, signal }),
  });

export const useStatementSummary = (userId: string | undefined) => useQuery(statementSummaryQuery(userId));

/** This number of rows fills about forty sheets; browsers lay out more only slowly. */
export const mostPrinted = 1000;

export interface WholeStatement {
  readonly balances: StatementBalances;
  readonly rows: readonly StatementRow[];
}

/**
 * Balances and entries have the same time, so that they add up; the result is null if the period is too long to print.
 */
async function wholeStatement({ userId, period }: Whose): Promise<WholeStatement | null> {
  const of = { userId, ...queryOf(period) };
  const balances = await callApi('statementBalances', { query: of });
  const rows: StatementRow[] = [];
  let cursor: string | undefined;
  do {
    const page = await callPage('statement', { query: { ...of, limit: maxPageSize, cursor, asOf: balances.asOf } });
    rows.push(...page.items);
    if (rows.length > mostPrinted) return null;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { balances, rows };
}

export const useWholeStatement = (whose: Whose) => useAction({ mutationFn: () => wholeStatement(whose) });

export type Explanation = Answer<'whyCommission'>;

const whyCommissionQuery = (saleId: string) =>
  queryOptions({
    queryKey: keyOf('whyCommission', { saleId }),
    queryFn: ({ signal }) => callApi('whyCommission', { params: { saleId }, signal }),
  });

export const useWhyCommission = (saleId: string) => useQuery(whyCommissionQuery(saleId));
