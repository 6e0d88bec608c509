import { closingHoldMs, toRupees, type BodyOf, type holdMoney } from '@deepam/contracts';
import { Clock, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { inState } from '../ledger/domain/balance.js';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { PayablesRepository } from '../payables/payables.repository.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';

/**
 * An account may be closed if no payout is requested, nothing is owed or in transfer, exactly the remaining balance was
 * waived, and the head has written off exactly the debt. The hold blocks new requests for a minute.
 */
@Injectable()
export class HoldMoneyHandler {
  constructor(
    private readonly balances: BalancesRepository,
    private readonly payouts: PayoutsRepository,
    private readonly payables: PayablesRepository,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the end of the hold; null without a hold
   * @throws DomainError COMMISSION.CLOSING_PAYOUT_WAITS, COMMISSION.CLOSING_DEBT or COMMISSION.WAIVER_NEEDED with the
   * amount in rupees
   */
  async execute({ memberId, hold, waiver, writeOff }: BodyOf<typeof holdMoney>): Promise<Date | null> {
    return this.transactions.run(async (session) => {
      const isWaiting = await this.payouts.hasWaiting(memberId, session);
      if (isWaiting || (await this.payables.hasUnpaid(memberId, session)))
        throw new DomainError('COMMISSION.CLOSING_PAYOUT_WAITS');
      const amounts = await this.balances.balancesOf(memberId, session);
      const balancePaise = inState(amounts, 'pending') + inState(amounts, 'available');
      const [left, owed] = [Math.max(0, balancePaise), Math.max(0, -balancePaise)];
      if (owed !== (writeOff?.amountPaise ?? 0))
        throw new DomainError('COMMISSION.CLOSING_DEBT', { details: { amount: toRupees(owed) } });
      if (left !== (waiver?.amountPaise ?? 0)) {
        throw new DomainError('COMMISSION.WAIVER_NEEDED', { details: { amount: toRupees(left) } });
      }
      if (!hold) return null;
      const until = new Date(this.clock.now().getTime() + closingHoldMs);
      const words = waiver?.words ?? writeOff?.words ?? null;
      await this.balances.hold(memberId, { until, waivedPaise: left, writtenOffPaise: owed, words }, session);
      return until;
    });
  }
}
