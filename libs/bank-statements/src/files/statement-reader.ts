import type { ErrorCode } from '@deepam/contracts';
import { DomainError, FileQueue, type PoolLimits, ProcessDied, ProcessPool, type UploadedFile } from '@deepam/platform';
import { fingerprintOf } from '../layouts/fingerprint.js';
import { findTable } from '../layouts/find-table.js';
import type { Table } from '../layouts/layout.js';
import { StatementRefused, type Refusal } from '../statement-refused.js';
import type { Row } from './row.js';
import type { RowsResult } from './rows-main.js';

export interface StatementTable extends Table {
  readonly fingerprint: string;
}

const codes: Readonly<Record<Refusal, ErrorCode>> = {
  empty: 'FILE.STATEMENT_EMPTY',
  'too-large': 'FILE.STATEMENT_TOO_LARGE',
  'too-many-rows': 'FILE.STATEMENT_TOO_LONG',
  protected: 'FILE.STATEMENT_PROTECTED',
  'old-excel': 'FILE.STATEMENT_OLD_EXCEL',
  'several-statements': 'FILE.STATEMENT_SHEETS',
  'not-a-table': 'FILE.NOT_A_STATEMENT',
};

/** One file takes a few seconds; with the wait it is read or rejected before the gateway gives up (30 s). */
const inProcess: PoolLimits = { time: 20_000, processorTime: 10_000, memory: 320 * 1_048_576, longestLife: 50 };
const program = {
  file: new URL(import.meta.url.endsWith('.ts') ? './rows-main.ts' : './rows-main.js', import.meta.url),
  args: [],
  heap: 256,
};

/**
 * A separate process reads uploaded bank files, one after the other: the service continues to answer calls, and a file
 * that exhausts the memory ends only that process. The clerks take turns.
 */
export class StatementReader {
  private readonly queue = new FileQueue({ places: 1, waiting: 10, patience: 8_000 });

  private readonly processes: ProcessPool;

  constructor(limits = inProcess) {
    this.processes = new ProcessPool(limits, program);
  }

  /**
   * @param clerk the account id of the sender
   * @throws DomainError FILE.NOT_A_STATEMENT, FILE.STATEMENT_…, FILE.QUEUED, SERVER.UNAVAILABLE
   */
  async rows({ path }: Pick<UploadedFile, 'path'>, clerk: string): Promise<Row[]> {
    const result = await this.queue.run({ key: clerk, isApproved: true }, () => this.read(path));
    if ('rows' in result) return [...result.rows];
    throw new DomainError(codes[result.refusal], { cause: new StatementRefused(result.refusal) });
  }

  /** @throws DomainError as `rows`, and FILE.NOT_A_STATEMENT for rows without the table of a statement */
  async table(file: Pick<UploadedFile, 'path'>, clerk: string): Promise<StatementTable> {
    const found = tableIn(await this.rows(file, clerk));
    if (found === null) throw new DomainError('FILE.NOT_A_STATEMENT');
    return found;
  }

  onModuleDestroy(): void {
    this.processes.end();
  }

  private async read(path: string): Promise<RowsResult> {
    try {
      return await this.processes.run<RowsResult>({ path });
    } catch (error) {
      if (error instanceof ProcessDied && error.how === 'in work') return { refusal: 'too-large' };
      throw new DomainError('SERVER.UNAVAILABLE', { cause: error });
    }
  }
}

export function tableIn(rows: readonly Row[]): StatementTable | null {
  const found = findTable(rows);
  return found && { ...found, fingerprint: fingerprintOf(found.header) };
}
