import { Clock, isDatabaseError, newId, Transactions } from '@deepam/platform';
import { Injectable, Logger } from '@nestjs/common';
import { holdRelease } from '../../ledger/domain/holds.js';
import { PlanCancellationsRepository } from '../persistence/plan-cancellations.repository.js';
import { HoldsRepository } from '../../ledger/persistence/holds.repository.js';
import { PostingsRepository } from '../../ledger/persistence/postings.repository.js';

const BATCH = 200;

class Contested extends Error {}

/** One transaction ends each hold, so any number of replicas may run this. */
@Injectable()
export class HoldReleaser {
  private readonly logger = new Logger(HoldReleaser.name);

  constructor(
    private readonly holds: HoldsRepository,
    private readonly cancellations: PlanCancellationsRepository,
    private readonly ledger: PostingsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * A damaged credit does not block the others.
   * @returns the number of released credits
   */
  async releaseDue(): Promise<number> {
    let released = 0;
    const left: string[] = [];
    for (;;) {
      const contested = await this.cancellations.contestedSales();
      const due = await this.holds.findDue(this.clock.now(), BATCH, left, contested);
      for (const { _id } of due) {
        try {
          if (await this.release(_id)) released++;
        } catch (error) {
          if (error instanceof Contested) continue;
          // A database error concerns all holds, unlike a release that exists in the ledger already.
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
      // A cancellation may have been requested since the hold was found due. In that case the transaction aborts and
      // the hold stays.
      const contested = hold.saleId === null ? [] : await this.cancellations.contestedSales(session);
      if (hold.saleId !== null && contested.includes(hold.saleId)) throw new Contested();
      // The hold is read again, as a part of the credit may have been reversed since it was found due.
      const { memberId, ledger, amountPaise } = hold;
      const stamp = { id: newId(), at: this.clock.now() };
      await this.ledger.append(session, [holdRelease({ postingId, memberId, ledger, amountPaise }, stamp)]);
      return true;
    });
  }
}
