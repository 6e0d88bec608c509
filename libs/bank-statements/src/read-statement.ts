import type { Row } from './files/row.js';
import type { Layout, Table } from './layouts/layout.js';
import { parseLine } from './lines/parse-line.js';
import { balanceGaps, contradictsBalance } from './lines/running-balance.js';
import type { BrokenLine, StatementLine } from './lines/statement-line.js';

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** Lines that move money, or should, and can't be read; and those at which the balance does not run on. */
  readonly broken: readonly BrokenLine[];
  /** The balances say that debits were read as credits, or credits as debits: no line may be believed. */
  readonly isTurned: boolean;
}

/** The lines of a table, read as the layout says. What can't be read is told, never thrown. */
export function readStatement({ header, rows }: Table, layout: Layout): ReadStatement {
  const lines: StatementLine[] = [];
  const broken: BrokenLine[] = [];
  for (const row of rows) {
    const parsed = parseLine(row, layout);
    if (parsed !== null && !isOneRow(row, header)) broken.push({ line: row.line, reason: 'cells' });
    else if (typeof parsed === 'string') broken.push({ line: row.line, reason: parsed });
    else if (parsed !== null) lines.push(parsed);
  }
  // A line that is missing makes a gap, which tells nothing new.
  return { lines, broken: broken.length > 0 ? broken : balanceGaps(lines), isTurned: contradictsBalance(lines) };
}

/** A day at the beginning of a line, and what divides it from the next cell. */
const rowInCell = /\n[^\S\n]*\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]+\d{1,4}\s*[",;\t|]/i;

/**
 * Payers write into narrations. Where the bank quotes nothing, their separators push the cells behind to the right, and their quotation marks
 * take in the rows below.
 */
const isOneRow = ({ cells }: Row, header: Row): boolean =>
  cells.slice(header.cells.length).every((cell) => cell === '') && !cells.some((cell) => rowInCell.test(cell));
