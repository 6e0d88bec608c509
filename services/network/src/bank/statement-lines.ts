import { isWhole, readStatement, type Layout, type ReadStatement, type Table } from '@deepam/bank-statements';
import { DomainError } from '@deepam/platform';

/** @throws DomainError NETWORK.LAYOUT_WRONG for columns that such a table can't have */
export function statementLines(table: Table, layout: Layout): ReadStatement {
  if (!isWhole(layout, table.header.cells.length)) throw new DomainError('NETWORK.LAYOUT_WRONG');
  return readStatement(table, layout);
}
