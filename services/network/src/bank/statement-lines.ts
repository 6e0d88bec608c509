import { isWhole, readStatement, type Layout, type ReadStatement, type Table } from '@deepam/bank-statements';
import { indianDay } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';

/**
 * A line with a date after today is unreadable, since a made-up one would count before its day.
 * @throws DomainError NETWORK.LAYOUT_WRONG for columns that such a table can't have
 */
export function statementLines(table: Table, layout: Layout, now: Date): ReadStatement {
  if (!isWhole(layout, table.header.cells.length)) throw new DomainError('NETWORK.LAYOUT_WRONG');
  return readStatement(table, layout, indianDay(now));
}
