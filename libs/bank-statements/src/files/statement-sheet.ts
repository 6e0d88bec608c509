import { holdsStatement } from '../layouts/find-table.js';
import { StatementRefused } from '../statement-refused.js';
import type { Row } from './row.js';
import { tidyRows } from './tidy-rows.js';

/**
 * The rows of the sheet with the statement, or of the first sheet with rows if none looks like a statement. Null
 * without rows.
 * @throws StatementRefused several-statements: the rows of a second account must never be lost without an error
 */
export function statementSheet(sheets: readonly (readonly Row[])[]): Row[] | null {
  const filled = sheets.filter((rows) => rows.length > 0).map(tidyRows);
  const statements = filled.filter(holdsStatement);
  if (statements.length > 1) throw new StatementRefused('several-statements');
  return statements[0] ?? filled[0] ?? null;
}
