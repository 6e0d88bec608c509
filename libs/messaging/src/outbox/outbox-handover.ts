import { Injectable } from '@nestjs/common';
import type { OutboxRow } from './outbox.schema.js';

export type Lease = Required<Pick<OutboxRow, 'availableAt' | 'claimedBy'>>;

/** What the relay of this process takes. */
export interface RowTaker {
  /** What a row is written with that goes straight to the relay; null while the relay could not publish it at once. */
  lease(): Lease | null;
  /** Rows that are committed and bear its lease. */
  take(rows: readonly OutboxRow[]): void;
  /** Others were committed. */
  look(): void;
}

/**
 * Hands rows from the transaction that writes them to the relay of this process, which so needs neither to look for them nor to claim them.
 * When the process dies in between, the lease ends, and any relay finds them.
 */
@Injectable()
export class OutboxHandover {
  private relay: RowTaker | null = null;

  subscribe(relay: RowTaker): void {
    this.relay = relay;
  }

  /** What rows are written with; null for rows that are due at once, for any relay. */
  lease(): Lease | null {
    return this.relay?.lease() ?? null;
  }

  /** @param rows written with `lease`, and committed */
  give(rows: readonly OutboxRow[], lease: Lease | null): void {
    if (lease) this.relay?.take(rows);
    else this.relay?.look();
  }
}
