import type { Row } from '../files/row.js';
import type { Layout } from '../layouts/layout.js';
import { amountIn, directionOf, type Amount, type Direction } from './parse-amount.js';
import { dateIn } from './parse-date.js';
import type { BrokenLine, StatementLine } from './statement-line.js';

type Reason = BrokenLine['reason'];
type Moved = { readonly direction: Direction; readonly paise: number };

/**
 * The result is the line in a row; it is null for a row outside the table, such as a separator, a total or the foot of
 * a page.
 * @param unsigned the direction of amounts without a sign in a column of signs; null if the file shows none
 */
export function parseLine(
  { line, cells }: Row,
  layout: Layout,
  unsigned: Direction | null,
): StatementLine | Reason | null {
  const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? '').trim());
  const date = dateIn(cell(layout.date), layout.dateStyle);
  const moved = layout.debit !== null ? fromTwo(cell, layout) : fromOne(cell, layout, unsigned);
  if (date === null) return isAround(cells, cell(layout.date), moved) ? null : 'date';
  const isWritten = [layout.debit, layout.credit, layout.amount].some((column) => /[1-9]/.test(cell(column)));
  if (moved === 'amount' && !isWritten && isAround(cells, cell(layout.date), moved)) return null;
  if (typeof moved === 'string') return moved;
  const balancePaise = balanceIn(cell, layout);
  if (balancePaise === 'balance') return 'balance';
  return {
    line,
    date,
    narration: cell(layout.narration),
    reference: cell(layout.reference),
    direction: moved.direction,
    amountPaise: moved.paise,
    balancePaise,
  };
}

const wordsAround =
  /opening balance|closing balance|brought forward|carried forward|b\/f\b|statement summary|page (no|total)|grand total|^\W*totals?\W|end of statement|computer generated|legend/i;
const hasWordsAround = (text: string): boolean => wordsAround.test(text);

/** Rows around the table have known words, or have neither a date nor money. */
function isAround(cells: readonly string[], date: string, moved: Moved | Reason): boolean {
  const text = cells.join(' ').trim();
  // A payer may write such words: a row with a day and an amount is a line.
  const isLine = /^\D?\d/.test(date) && typeof moved !== 'string';
  if ((hasWordsAround(text) && !isLine) || !/[\p{L}\p{N}]/u.test(text)) return true;
  // A note in one cell may contain days and sums.
  if (cells.filter((cell) => cell !== '').length === 1 && !/^\W?\d/.test(text)) return true;
  return moved === 'amount' && !/\d/.test(date) && !cells.some(isMoney);
}
const isMoney = (cell: string): boolean => /\d\.\d{2}\b/.test(cell) && amountIn(cell) !== null;

/** Payment numbers have at least eight digits. */
const telling = /\d{4}[ /-]?\d{4}/;

/**
 * The text is that of a row without day and money that continues the line above it. The result is `lost` for a row that
 * may be such a text without its line above; it is null for any other row around the table.
 */
export function continuationOf(
  { cells }: Row,
  layout: Layout,
  isBelowLine: boolean,
): { readonly narration: string; readonly reference: string } | 'lost' | null {
  const text = cells.join(' ');
  if (hasWordsAround(text) || !/[\p{L}\p{N}]/u.test(text)) return null;
  const own = [layout.narration, layout.reference].filter((at) => at !== null);
  const isOnlyText = cells.every((cell, at) => own.includes(at) || !/[\p{L}\p{N}]/u.test(cell));
  if (isOnlyText && isBelowLine) {
    const [narration, reference] = [layout.narration, layout.reference].map((at) =>
      at === null ? '' : (cells[at] ?? ''),
    );
    return { narration: narration!, reference: reference! };
  }
  // Letterheads between the lines are in the first column and name accounts.
  return telling.test(cells.filter((_, at) => own.includes(at)).join(' ')) ? 'lost' : null;
}

type Cell = (column: number | null) => string;

function fromTwo(cell: Cell, { debit, credit }: Layout): Moved | Reason {
  const [out, into] = [typed(cell(debit)), typed(cell(credit))];
  if (out === 'amount' || into === 'amount') return 'amount';
  if (out !== null && into !== null) return 'two-amounts';
  const amount = out ?? into;
  if (amount === null) return 'amount';
  // A column of one direction may show its sign too; a sign against the column is an ambiguous correction.
  const direction = out === null ? 'credit' : 'debit';
  if (amount.direction !== null && amount.direction !== direction) return 'direction';
  return { direction, paise: amount.paise };
}

/** The result is null for an empty amount: banks write 0.00 or a dash in the column that does not count. */
function typed(text: string): Amount | null | 'amount' {
  if (/^[-–—.\s]*$/.test(text)) return null;
  const amount = amountIn(text);
  if (amount === null) return 'amount';
  return amount.paise === 0 ? null : amount;
}

function fromOne(cell: Cell, { amount: column, mark }: Layout, unsigned: Direction | null): Moved | Reason {
  const amount = amountIn(cell(column));
  if (amount === null || amount.paise === 0) return 'amount';
  const direction = mark === null ? (amount.direction ?? unsigned) : directionOf(cell(mark));
  if (direction === null || (amount.direction !== null && amount.direction !== direction)) return 'direction';
  return { direction, paise: amount.paise };
}

function balanceIn(cell: Cell, { balance, balanceMark }: Layout): number | null | 'balance' {
  const shown = cell(balance);
  if (shown === '') return null;
  const [amount, marked] = [amountIn(shown), cell(balanceMark)];
  const mark = directionOf(marked);
  if (amount === null || (marked !== '' && mark === null)) return 'balance';
  return (mark ?? amount.direction) === 'debit' ? -amount.paise : amount.paise;
}
