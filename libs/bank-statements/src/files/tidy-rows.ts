import { limits } from '../limits.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';

/** Without empty rows, each within the limits. */
export function tidyRows(rows: readonly Row[]): Row[] {
  const tidy = rows
    .map(({ line, cells }) => ({ line, cells: cells.map((cell) => cell.replaceAll('\0', '').trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (tidy.length === 0) throw new StatementRefused('empty');
  if (tidy.length > limits.rows) throw new StatementRefused('too-many-rows');
  const all = tidy.flatMap(({ cells }) => cells);
  const characters = all.reduce((sum, cell) => sum + cell.length, 0);
  if (all.length > limits.cells || characters > limits.characters) throw new StatementRefused('too-large');
  const isTooWide = ({ cells }: Row) =>
    cells.length > limits.columns || cells.some((cell) => cell.length > limits.cellLength);
  if (tidy.some(isTooWide)) throw new StatementRefused('not-a-table');
  return tidy;
}
