import { Clock, isDatabaseError, newId, Transactions } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { holdRelease } from '../domain/release-posting.js';
import { HoldsRepository } from '../persistence/holds.repository.js';
import { PostingsRepository } from '../persistence/postings.repository.js';

const BATCH = 200;

/** Makes available what was held long enough. Any number of replicas may run it: each hold is ended by one transaction. */
@Injectable()
export class HoldReleaser {
  private readonly logger = new Logger(HoldReleaser.name);

  constructor(
    private readonly holds: HoldsRepository,
    private readonly ledger: PostingsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** How many credits this call released. One that cannot be released, as its data was damaged, holds up no other. */
  async releaseDue(): Promise<number> {
    let released = 0;
    const left: string[] = [];
    for (;;) {
      const due = await this.holds.due(this.clock.now(), BATCH, left);
      for (const { _id } of due) {
        try {
          if (await this.release(_id)) released++;
        } catch (error) {
          // It is for all holds, unlike a release that stands in the book already.
          if (isDatabaseError(error)) throw error;
          this.logger.error(`The credit ${_id} cannot be released, see the audit: ${String(error)}`);
          left.push(_id);
        }
      }
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
