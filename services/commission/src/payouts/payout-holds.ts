import type { PayableKind } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { isBelowZero } from '../ledger/domain/balance.js';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { ConsentsRepository } from './persistence/consents.repository.js';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';

@Injectable()
export class PayoutHolds {
  constructor(
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly balances: BalancesRepository,
  ) {}

  /**
   * @throws DomainError COMMISSION.CONSENT_WITHDRAWN, COMMISSION.MEMBER_SUSPENDED, COMMISSION.NOT_COVERED, or
   * COMMISSION.BANK_DETAILS_HELD with the time at which the hold ends
   */
  async assertNotHeld(memberId: string, session: ClientSession, kind: PayableKind = 'payout'): Promise<void> {
    if (await this.consents.isWithdrawn(memberId, session)) throw new DomainError('COMMISSION.CONSENT_WITHDRAWN');
    const suspended = await this.suspensions.findSuspendedAmong([memberId], session);
    if (suspended.has(memberId)) throw new DomainError('COMMISSION.MEMBER_SUSPENDED');
    // A deposit and the price of a plan are the member's own money, whatever the commission balance is.
    if (kind === 'payout' && isBelowZero(await this.balances.balancesOf(memberId, session)))
      throw new DomainError('COMMISSION.NOT_COVERED');
    const until = (await this.bankChanges.findHolds([memberId], session)).get(memberId);
    if (until) throw new DomainError('COMMISSION.BANK_DETAILS_HELD', { details: { until: until.toISOString() } });
  }
}
