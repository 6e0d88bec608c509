import type { Row } from '../files/row.js';
import { amountIn } from '../lines/parse-amount.js';
import { dateIn } from '../lines/parse-date.js';
import { knownHeaders } from './header-words.js';
import type { Table } from './layout.js';

export const searchedRows = 40;

/**
 * Finds the table by the row with the most known headers, at least three and a date among them. In a file with unknown
 * headers, the row above the first one with a day and an amount is taken, so that a person can choose the columns.
 * Null without either.
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

export function holdsStatement(rows: readonly Row[]): boolean {
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
