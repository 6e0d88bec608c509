import type { Row } from '../files/row.js';
import { headerWords, plain } from './header-words.js';
import { columns, type Table } from './layout.js';

/** Rows in which the headers are looked for: banks write name, address and period above them. */
export const searchedRows = 40;

/** The table of a statement by the row that has most known headers; null when none has three, a date among them. */
export function findTable(rows: readonly Row[]): Table | null {
  const scored = rows.slice(0, searchedRows).map((row, at) => ({ row, at, score: scoreOf(row) }));
  const best = scored.reduce<(typeof scored)[number] | null>(
    (found, next) => (next.score > (found?.score ?? 0) ? next : found),
    null,
  );
  return best === null || best.score < 3 ? null : { header: best.row, rows: rows.slice(best.at + 1) };
}

function scoreOf({ cells }: Row): number {
  const headers = cells.map(plain);
  const known = columns.filter((column) => headerWords[column].some((word) => headers.includes(word)));
  return known.includes('date') && new Set(headers).size > 2 ? known.length : 0;
}
