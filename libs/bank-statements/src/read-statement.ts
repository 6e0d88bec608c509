import type { Row } from './files/row.js';
import { markColumn } from './layouts/guess-layout.js';
import { columns, type Layout, type Table } from './layouts/layout.js';
import { limits } from './limits.js';
import { amountIn, type Direction } from './lines/parse-amount.js';
import { dateIn } from './lines/parse-date.js';
import { continuationOf, parseLine } from './lines/parse-line.js';
import { balanceGaps, contradictsBalance } from './lines/running-balance.js';
import type { BrokenLine, StatementLine } from './lines/statement-line.js';
import { swappedDays } from './lines/swapped-days.js';

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  readonly broken: readonly BrokenLine[];
  readonly isTurned: boolean;
}

/**
 * The lines of a table are read according to the layout. Lines that can't be read are returned with a reason instead of
 * an error.
 * @param lastDay ISO day after which no line may be dated: the bank can't know a movement of a later day
 */
export function readStatement(table: Table, layout: Layout, lastDay: string): ReadStatement {
  const { header, rows } = table;
  const lines: StatementLine[] = [];
  const broken: BrokenLine[] = [];
  const unsigned = unsignedDirection(table, layout);
  const swapped = swappedDays(rows, layout);
  /** Rows below a line continue it, until a row does not belong to it. */
  let below: 'line' | 'broken' | null = null;
  for (const row of rows) {
    const parsed = parseLine(row, layout, unsigned);
    const reason = parsed === null ? null : reasonAgainst(row, header, parsed, { swapped, lastDay });
    if (reason !== null) broken.push({ line: row.line, reason });
    else if (parsed !== null && typeof parsed !== 'string') lines.push(parsed);
    if (parsed !== null) {
      below = reason === null ? 'line' : 'broken';
      continue;
    }
    const more = continuationOf(row, layout, below !== null);
    if (more === 'lost') broken.push({ line: row.line, reason: 'date' });
    else if (more !== null && below === 'line') lines.push(joined(lines.pop()!, more));
    if (more === null || more === 'lost') below = null;
  }
  return { lines, broken: broken.length > 0 ? broken : balanceGaps(lines), isTurned: contradictsBalance(lines) };
}

function reasonAgainst(
  row: Row,
  header: Row,
  parsed: StatementLine | BrokenLine['reason'],
  { swapped, lastDay }: { readonly swapped: ReadonlySet<number>; readonly lastDay: string },
): BrokenLine['reason'] | null {
  if (!isOneRow(row, header)) return 'cells';
  if (typeof parsed === 'string') return parsed;
  if (swapped.has(row.line)) return 'swapped';
  return parsed.date > lastDay ? 'future' : null;
}

const joined = (line: StatementLine, more: Pick<StatementLine, 'narration' | 'reference'>): StatementLine => ({
  ...line,
  narration: `${line.narration} ${more.narration}`.trim().slice(0, limits.cellLength),
  reference: `${line.reference} ${more.reference}`.trim().slice(0, limits.cellLength),
});

const mark = /\b(?:cr|dr|c|d)\b/i;

/**
 * The direction of amounts without a sign is incoming if the others of the column are below zero and no other column
 * gives a direction. It is null for any ambiguous column.
 */
function unsignedDirection(table: Table, layout: Layout): Direction | null {
  if (layout.amount === null || layout.mark !== null) return null;
  const taken = new Set(columns.map((column) => layout[column]).filter((at) => at !== null));
  if (markColumn(table, taken) !== null) return null;
  const amounts = table.rows
    .filter(({ cells }) => dateIn(cells[layout.date] ?? '', layout.dateStyle) !== null)
    .map(({ cells }) => cells[layout.amount!] ?? '');
  // A mark or a plus marks incoming money in this column: an amount without one is no credit.
  if (amounts.some((cell) => mark.test(cell) || amountIn(cell)?.direction === 'credit')) return null;
  return amounts.some((cell) => amountIn(cell)?.direction === 'debit') ? 'credit' : null;
}

/** The pattern finds a day at the beginning of a line, and the separator to the next cell. */
const rowInCell = /\n[^\S\n]*\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{1,4}\s*[",;\t|]/i;

/**
 * Payers can write into narrations. If the bank quotes no cells, separators in a narration move the next cells to the
 * right, and quotation marks swallow the rows below.
 */
const isOneRow = ({ cells }: Row, header: Row): boolean =>
  cells.slice(header.cells.length).every((cell) => cell === '') &&
  !cells.some((cell) => cell.length > limits.cellLength || rowInCell.test(cell));
