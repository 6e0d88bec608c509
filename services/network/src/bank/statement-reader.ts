import { readFile } from 'node:fs/promises';
import {
  findTable,
  fingerprintOf,
  isWhole,
  readRows,
  readStatement,
  StatementRefused,
  type Layout,
  type ReadStatement,
  type Refusal,
  type Table,
} from '@deepam/bank-statements';
import type { ErrorCode } from '@deepam/contracts';
import { ConcurrencyLimiter, DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';

export interface StatementTable extends Table {
  readonly fingerprint: string;
}

const codes: Readonly<Record<Refusal, ErrorCode>> = {
  empty: 'NETWORK.STATEMENT_EMPTY',
  'too-large': 'NETWORK.STATEMENT_TOO_LARGE',
  'too-many-rows': 'NETWORK.STATEMENT_TOO_LONG',
  protected: 'NETWORK.STATEMENT_PROTECTED',
  'old-excel': 'NETWORK.STATEMENT_OLD_EXCEL',
  'not-a-table': 'FILE.NOT_A_STATEMENT',
};
const tooBusy = () => new DomainError('SERVER.UNAVAILABLE');

/** Reads uploaded statements, one at a time: a large one fills tens of megabytes. */
@Injectable()
export class StatementReader {
  private readonly limiter = new ConcurrencyLimiter({ places: 1, queue: 10, patience: 20_000 });

  /** @throws DomainError FILE.NOT_A_STATEMENT, NETWORK.STATEMENT_… */
  async table({ path }: UploadedFile): Promise<StatementTable> {
    const found = await this.limiter.run(() => tableIn(path), tooBusy);
    if (found === null) throw new DomainError('FILE.NOT_A_STATEMENT');
    return { ...found, fingerprint: fingerprintOf(found.header) };
  }

  /** @throws DomainError NETWORK.LAYOUT_WRONG for columns that such a table can't have */
  lines(table: Table, layout: Layout): ReadStatement {
    if (!isWhole(layout, table.header.cells.length)) throw new DomainError('NETWORK.LAYOUT_WRONG');
    return readStatement(table, layout);
  }
}

async function tableIn(path: string): Promise<Table | null> {
  try {
    return findTable(await readRows(await readFile(path)));
  } catch (error) {
    if (error instanceof StatementRefused) throw new DomainError(codes[error.reason], { cause: error });
    throw error;
  }
}
