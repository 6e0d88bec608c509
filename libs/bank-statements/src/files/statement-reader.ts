import { readFile } from 'node:fs/promises';
import type { ErrorCode } from '@deepam/contracts';
import { ConcurrencyLimiter, DomainError, type UploadedFile } from '@deepam/platform';
import { fingerprintOf } from '../layouts/fingerprint.js';
import { findTable } from '../layouts/find-table.js';
import type { Table } from '../layouts/layout.js';
import { StatementRefused, type Refusal } from '../statement-refused.js';
import { readRows } from './read-rows.js';
import type { Row } from './row.js';

export interface StatementTable extends Table {
  readonly fingerprint: string;
}

const codes: Readonly<Record<Refusal, ErrorCode>> = {
  empty: 'FILE.STATEMENT_EMPTY',
  'too-large': 'FILE.STATEMENT_TOO_LARGE',
  'too-many-rows': 'FILE.STATEMENT_TOO_LONG',
  protected: 'FILE.STATEMENT_PROTECTED',
  'old-excel': 'FILE.STATEMENT_OLD_EXCEL',
  'not-a-table': 'FILE.NOT_A_STATEMENT',
};
const tooBusy = () => new DomainError('SERVER.UNAVAILABLE');

/** Reads uploaded files of banks, one at a time in a process: a large one fills tens of megabytes. */
export class StatementReader {
  private readonly limiter = new ConcurrencyLimiter({ places: 1, queue: 10, patience: 20_000 });

  /** @throws DomainError FILE.NOT_A_STATEMENT, FILE.STATEMENT_… */
  async rows({ path }: Pick<UploadedFile, 'path'>): Promise<Row[]> {
    return this.limiter.run(() => rowsIn(path), tooBusy);
  }

  /** @throws DomainError as `rows`, and FILE.NOT_A_STATEMENT for rows without the table of a statement */
  async table(file: Pick<UploadedFile, 'path'>): Promise<StatementTable> {
    const found = tableIn(await this.rows(file));
    if (found === null) throw new DomainError('FILE.NOT_A_STATEMENT');
    return found;
  }
}

/** The table of a statement, as its columns are known; null when there is none. */
export function tableIn(rows: readonly Row[]): StatementTable | null {
  const found = findTable(rows);
  return found && { ...found, fingerprint: fingerprintOf(found.header) };
}

async function rowsIn(path: string): Promise<Row[]> {
  try {
    return await readRows(await readFile(path));
  } catch (error) {
    if (error instanceof StatementRefused) throw new DomainError(codes[error.reason], { cause: error });
    throw error;
  }
}
