import { closingHoldMs, type BodyOf, type holdPlace } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { CancellationsRepository } from '../plan/persistence/cancellations.repository.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

/** An account may be closed if no request about a plan waits. The hold blocks new requests and plans for a minute. */
@Injectable()
export class HoldPlaceHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly cancellations: CancellationsRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the end of the hold; null without a hold
   * @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.CLOSING_PLAN_WAITS
   */
  async execute({ memberId, hold }: BodyOf<typeof holdPlace>): Promise<Date | null> {
    return this.transactions.run(async (session) => {
      const { planRequest } = await this.memberships.get(memberId, session);
      const isWaiting = planRequest !== undefined || (await this.cancellations.waitingOf(memberId, session)).length > 0;
      if (isWaiting) throw new DomainError('NETWORK.CLOSING_PLAN_WAITS');
      if (!hold) return null;
      const closingUntil = new Date(this.clock.now().getTime() + closingHoldMs);
      await this.memberships.holdForClosing(memberId, closingUntil, session);
      return closingUntil;
    });
  }
}
