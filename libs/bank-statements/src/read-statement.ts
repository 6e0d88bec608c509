import type { Layout, Table } from './layouts/layout.js';
import { parseLine } from './lines/parse-line.js';
import { balanceGaps } from './lines/running-balance.js';
import type { BrokenLine, StatementLine } from './lines/statement-line.js';

export interface ReadStatement {
  readonly lines: readonly StatementLine[];
  /** Lines that move money, or should, and can't be read; and those at which the balance does not run on. */
  readonly broken: readonly BrokenLine[];
}

export function readStatement({ rows }: Table, layout: Layout): ReadStatement {
  const lines: StatementLine[] = [];
  const broken: BrokenLine[] = [];
  for (const row of rows) {
    const parsed = parseLine(row, layout);
    if (typeof parsed === 'string') broken.push({ line: row.line, reason: parsed });
    else if (parsed !== null) lines.push(parsed);
  }
  // A line that is missing makes a gap, which tells nothing new.
  return { lines, broken: broken.length > 0 ? broken : balanceGaps(lines) };
}
