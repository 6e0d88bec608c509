import type { Row } from '../files/row.js';
import type { Layout } from '../layouts/layout.js';
import { amountIn, directionOf, type Amount, type Direction } from './parse-amount.js';
import { dateIn } from './parse-date.js';
import type { BrokenLine, StatementLine } from './statement-line.js';

type Reason = BrokenLine['reason'];
type Moved = { readonly direction: Direction; readonly paise: number };

/** What the row says; null where it is none of the table, such as a separator, a total or the foot of a page. */
export function parseLine({ line, cells }: Row, layout: Layout): StatementLine | Reason | null {
  const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? '').trim());
  const date = dateIn(cell(layout.date), layout.dateStyle);
  const moved = layout.debit !== null ? fromTwo(cell, layout) : fromOne(cell, layout);
  if (date === null) return isAround(cells, cell(layout.date), moved) ? null : 'date';
  const isWritten = [layout.debit, layout.credit, layout.amount].some((column) => /[1-9]/.test(cell(column)));
  if (moved === 'amount' && !isWritten && isAround(cells, cell(layout.date), moved)) return null;
  if (typeof moved === 'string') return moved;
  const shown = cell(layout.balance);
  const balance = shown === '' ? null : amountIn(shown);
  if (shown !== '' && balance === null) return 'balance';
  return {
    line,
    date,
    narration: cell(layout.narration),
    reference: cell(layout.reference),
    direction: moved.direction,
    amountPaise: moved.paise,
    balancePaise: balance && signed(balance),
  };
}

const wordsAround =
  /opening balance|closing balance|brought forward|carried forward|b\/f\b|statement summary|page (no|total)|grand total|^\W*totals?\W|end of statement|computer generated|legend/i;

/** Rows that are no transaction: their words say so, or they have neither a date nor money. */
function isAround(cells: readonly string[], date: string, moved: Moved | Reason): boolean {
  const text = cells.join(' ').trim();
  // The words may be a payer's: with a day of some kind and an amount it is a line.
  const isLine = /^\D?\d/.test(date) && typeof moved !== 'string';
  if ((wordsAround.test(text) && !isLine) || !/[\p{L}\p{N}]/u.test(text)) return true;
  return moved === 'amount' && !/\d/.test(date) && !cells.some(isMoney);
}
const isMoney = (cell: string): boolean => /\d\.\d{2}\b/.test(cell) && amountIn(cell) !== null;

type Cell = (column: number | null) => string;

function fromTwo(cell: Cell, { debit, credit }: Layout): Moved | Reason {
  const [out, into] = [typed(cell(debit)), typed(cell(credit))];
  if (out === 'amount' || into === 'amount') return 'amount';
  if (out !== null && into !== null) return 'two-amounts';
  const amount = out ?? into;
  if (amount === null) return 'amount';
  // A column of one direction may show its sign too; a sign against the column is a correction that nobody can read for sure.
  const direction = out === null ? 'credit' : 'debit';
  if (amount.direction === 'debit' && direction === 'credit') return 'direction';
  return { direction, paise: amount.paise };
}

/** Null for nothing: banks write 0.00 or a dash in the column that does not count. */
function typed(text: string): Amount | null | 'amount' {
  if (/^[-–—.\s]*$/.test(text)) return null;
  const amount = amountIn(text);
  if (amount === null) return 'amount';
  return amount.paise === 0 ? null : amount;
}

function fromOne(cell: Cell, { amount: column, mark }: Layout): Moved | Reason {
  const amount = amountIn(cell(column));
  if (amount === null || amount.paise === 0) return 'amount';
  if (mark === null) return { direction: amount.direction ?? 'credit', paise: amount.paise };
  const direction = directionOf(cell(mark));
  if (direction === null || (amount.direction !== null && amount.direction !== direction)) return 'direction';
  return { direction, paise: amount.paise };
}

const signed = ({ paise, direction }: Amount): number => (direction === 'debit' ? -paise : paise);
