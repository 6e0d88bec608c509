import { Injectable } from '@nestjs/common';
import type { OutboxRow } from './outbox.schema.js';

export type Lease = Required<Pick<OutboxRow, 'availableAt' | 'claimedBy'>>;

/**
 * `lease` is for rows that go directly to the relay; null while the relay could not publish them immediately. The rows
 * of `takeRows` are committed and carry its lease.
 */
export interface RowTaker {
  lease(): Lease | null;
  takeRows(rows: readonly OutboxRow[]): void;
  pollRows(): void;
}

/**
 * Hands rows from the transaction that writes them to the relay of this process, which therefore neither reads nor
 * claims them. If the process dies, the lease ends, and any relay finds them.
 */
@Injectable()
export class OutboxHandover {
  private relay: RowTaker | null = null;

  subscribe(relay: RowTaker): void {
    this.relay = relay;
  }

  lease(): Lease | null {
    return this.relay?.lease() ?? null;
  }

  give(rows: readonly OutboxRow[], lease: Lease | null): void {
    if (lease) this.relay?.takeRows(rows);
    else this.relay?.pollRows();
  }
}
