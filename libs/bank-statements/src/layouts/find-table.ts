import type { Row } from '../files/row.js';
import { amountIn } from '../lines/parse-amount.js';
import { dateIn } from '../lines/parse-date.js';
import { StatementRefused } from '../statement-refused.js';
import { knownHeaders } from './header-words.js';
import type { Table } from './layout.js';
import { tidyRows } from '../files/tidy-rows.js';

export const searchedRows = 40;

/**
 * Finds the table by the row with the most known headers, at least three and a date among them. In a file with unknown
 * headers, the row above the first one with a day and an amount is used, so that a person can choose the columns. The
 * result is null without either.
 */
export function findTable(rows: readonly Row[]): Table | null {
  const scored = rows.slice(0, searchedRows).map(({ cells }, at) => ({ at, score: knownHeaders(cells) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, next) => (next.score > (found?.score ?? 0) ? next : found),
    null,
  );
  const at = best !== null && best.score >= 3 ? best.at : headerAbove(rows);
  return at === null ? null : { header: rows[at]!, rows: rows.slice(at + 1) };
}

function holdsStatement(rows: readonly Row[]): boolean {
  const table = findTable(rows);
  return table !== null && table.rows.some(({ cells }) => hasDay(cells) && cells.some(isMoney));
}

function headerAbove(rows: readonly Row[]): number | null {
  const first = rows.slice(0, searchedRows).findIndex(({ cells }) => hasDay(cells) && cells.some(isMoney));
  const isHeader = ({ cells }: Row) =>
    cells.filter((cell) => /\p{L}/u.test(cell)).length >= 3 && !cells.some(isMoney) && !hasDay(cells);
  const at = rows.slice(0, Math.max(0, first)).findLastIndex(isHeader);
  return at < 0 ? null : at;
}

const hasDay = (cells: readonly string[]): boolean =>
  cells.some((cell) => !/^\d+(\.\d+)?$/.test(cell) && dateIn(cell, 'dmy') !== null);
const isMoney = (cell: string): boolean => amountIn(cell) !== null && dateIn(cell, 'dmy') === null;

/**
 * The rows are those of the sheet with the statement, or of the first sheet with rows if none looks like a statement.
 * The result is null without rows.
 * @throws StatementRefused several-statements: the rows of a second account must never be lost without an error
 */
export function statementSheet(sheets: readonly (readonly Row[])[]): Row[] | null {
  const filled = sheets.filter((rows) => rows.length > 0).map(tidyRows);
  const statements = filled.filter(holdsStatement);
  if (statements.length > 1) throw new StatementRefused('several-statements');
  return statements[0] ?? filled[0] ?? null;
}
