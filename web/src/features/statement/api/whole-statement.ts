import { maxPageSize, type StatementBalances, type StatementRow } from '@deepam/contracts';
import { callApi, callPage } from '../../../lib/api-client.js';
import { useAction } from '../../../lib/api/use-action.js';
import { queryOf } from '../../../lib/period.js';
import type { Whose } from './statement.js';

/** About forty sheets; browsers lay out more only slowly. */
export const mostPrinted = 1000;

export interface WholeStatement {
  readonly balances: StatementBalances;
  readonly rows: readonly StatementRow[];
}

/** Balances and entries have the same time, so that they add up; null if the period is too long to print. */
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
