import { Clock, newId, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { holdRelease } from '../domain/postings.js';
import { Holds } from '../persistence/holds.repository.js';
import { Ledger } from '../persistence/ledger.repository.js';

const BATCH = 200;

/** Makes available what was held long enough. Any number of replicas may run it: each hold is ended by one transaction. */
@Injectable()
export class ReleaseHolds {
  constructor(
    private readonly holds: Holds,
    private readonly ledger: Ledger,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** How many credits this call released. */
  async releaseDue(): Promise<number> {
    let released = 0;
    for (;;) {
      const due = await this.holds.due(this.clock.now(), BATCH);
      for (const { _id } of due) if (await this.release(_id)) released++;
      if (due.length < BATCH) return released;
    }
  }

  private async release(postingId: string): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const hold = await this.holds.end(session, postingId);
      if (!hold) return false;
      // As of this transaction: a part may have been taken back since the hold was found due.
      const { memberId, ledger, amountPaise } = hold;
      const stamp = { id: newId(), at: this.clock.now() };
      await this.ledger.append(session, [holdRelease({ postingId, memberId, ledger, amountPaise }, stamp)]);
      return true;
    });
  }
}
