import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';

/**
 * Removes empty rows and checks the limits. A note around the table may be long; a line of the table may not: see
 * `parseLine`.
 */
export function tidyRows(rows: readonly Row[]): Row[] {
  const tidy = rows
    .map(({ line, cells }) => ({ line, cells: cells.map(tidied) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (tidy.length === 0) throw new StatementRefused('empty');
  if (tidy.length > limits.rows) throw new StatementRefused('too-many-rows');
  const all = tidy.flatMap(({ cells }) => cells);
  const characters = all.reduce((sum, cell) => sum + cell.length, 0);
  if (all.length > limits.cells || characters > limits.characters) throw new StatementRefused('too-large');
  if (tidy.some(({ cells }) => cells.length > limits.columns)) throw new StatementRefused('not-a-table');
  return tidy;
}

/** Some banks wrap digits as `="0123"`, or put an apostrophe before them, so that Excel keeps them. */
function tidied(cell: string): string {
  const plain = cell.replaceAll('\0', '').trim();
  const wrapped = /^="([^"]*)"$/.exec(plain)?.[1];
  return (wrapped ?? plain).trim().replace(/^'(?=[\d+-])/, '');
}
