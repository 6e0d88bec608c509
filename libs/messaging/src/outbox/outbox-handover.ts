import { Injectable } from '@nestjs/common';
import type { OutboxRow } from './outbox.schema.js';

export type Lease = Required<Pick<OutboxRow, 'availableAt' | 'claimedBy'>>;

/**
 * `lease` is for rows that go directly to the relay; it is null while the relay could not publish them immediately. The
 * rows of `takeRows` are committed and have this lease.
 */
export interface RowTaker {
  lease(): Lease | null;
  takeRows(rows: readonly OutboxRow[]): void;
  pollRows(): void;
}

/**
 * The relay of this process gets the rows from the transaction that writes them, and therefore neither reads nor claims
 * them. If the process dies, the lease ends, and any relay finds them.
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
