import { payoutRequested, type Paise, type PayoutAccount } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Outbox } from '@deepam/messaging';
import { accountsOf, Clock, DomainError, newId, Transactions, type Caller } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { COMMISSION_CONFIG, type CommissionConfig } from '../config.js';
import { isBelowZero, splitPayout } from '../ledger/domain/balance.js';
import { payoutStep } from '../ledger/domain/payout-postings.js';
import { BalancesRepository } from '../ledger/persistence/balances.repository.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { mayBePaid } from './domain/payout.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import type { PayoutDocument } from './persistence/payout.schema.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';

type Requester = Pick<Caller, 'memberId' | 'influencedBy'>;

@Injectable()
export class CommissionRequestHandler {
  constructor(
    private readonly members: Members,
    private readonly balances: BalancesRepository,
    private readonly ledger: PostingsRepository,
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(COMMISSION_CONFIG) private readonly config: Pick<CommissionConfig, 'MAX_OPEN_PAYOUTS'>,
  ) {}

  /**
   * The amount stays reserved on its accounts until the decision.
   * @throws DomainError COMMISSION.PLAN_TOO_LOW, AMOUNT_TOO_HIGH, BALANCE_BELOW_ZERO, MEMBER_SUSPENDED or
   * TOO_MANY_OPEN, ACCESS.ACCOUNT_CLOSING
   */
  async execute(requester: Requester, amountPaise: Paise, from: PayoutAccount): Promise<PayoutDocument> {
    return this.transactions.run((session) => this.reserve(session, requester, amountPaise, from));
  }

  private async reserve(
    session: ClientSession,
    requester: Requester,
    amountPaise: Paise,
    from: PayoutAccount,
  ): Promise<PayoutDocument> {
    const { memberId } = requester;
    // The member is read in the transaction, so a repeat after a conflict has the new name.
    const member = await this.members.find(memberId, session);
    if (!member || !mayBePaid(member, from)) throw new DomainError('COMMISSION.PLAN_TOO_LOW');
    const suspended = await this.suspensions.findSuspendedAmong([memberId], session);
    if (suspended.has(memberId)) throw new DomainError('COMMISSION.MEMBER_SUSPENDED');
    const requestedAt = this.clock.now();
    if (await this.balances.isClosing(memberId, requestedAt, session)) throw new DomainError('ACCESS.ACCOUNT_CLOSING');
    await this.assertWithinLimit(memberId, session);
    const amounts = await this.balances.balancesOf(memberId, session);
    if (isBelowZero(amounts)) throw new DomainError('COMMISSION.BALANCE_BELOW_ZERO');
    const taken = splitPayout(amountPaise, amounts, from);
    if (!taken) throw new DomainError('COMMISSION.AMOUNT_TOO_HIGH');
    const payout: PayoutDocument = {
      _id: newId(),
      memberId,
      requesterAccounts: accountsOf(requester),
      amountPaise,
      taken,
      status: 'Requested',
      requestedAt,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    };
    const step = { payoutId: payout._id, memberId, taken };
    await this.ledger.append(session, [payoutStep('payout-requested', step, { id: newId(), at: requestedAt })]);
    await this.payouts.add(session, payout);
    await this.payees.recordRequest(session, member, requestedAt);
    await this.outbox.add(session, payoutRequested, {
      payoutId: payout._id,
      memberId,
      name: member.name,
      amountPaise,
      requestedAt: requestedAt.toISOString(),
    });
    return payout;
  }

  /** Every request writes the payee, so of two concurrent requests the later one is repeated and counts the other. */
  private async assertWithinLimit(memberId: string, session: ClientSession): Promise<void> {
    const most = this.config.MAX_OPEN_PAYOUTS;
    if ((await this.payees.countOpen(memberId, session)) < most) return;
    throw new DomainError('COMMISSION.TOO_MANY_OPEN', { details: { most } });
  }
}
