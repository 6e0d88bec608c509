import { payoutDecided, toRupees } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { payoutStep } from '../ledger/domain/postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { stepFor, type PayoutDecision } from './domain/payout.js';
import { BankChangesRepository } from './persistence/bank-changes.repository.js';
import { ConsentsRepository } from './persistence/consents.repository.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';
import { SuspensionsRepository } from './persistence/suspensions.repository.js';

export interface Decision {
  readonly payoutId: string;
  readonly memberId: string;
  readonly status: PayoutDecision;
  readonly reason: string | null;
  readonly decidedBy: string;
}

/** A payment that the bank has made already. */
export interface BankPayment {
  readonly batchId: string;
  readonly utr: string;
  readonly paidAt: Date;
}

/** The one way in which a payout ends: one by one, or by the bank's answer to a batch. */
@Injectable()
export class PayoutDecider {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
    private readonly bankChanges: BankChangesRepository,
    private readonly consents: ConsentsRepository,
    private readonly suspensions: SuspensionsRepository,
    private readonly ledger: PostingsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @param payment what is paid in a batch is recorded whatever holds its payee: the money has left
   * @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED with the present status, COMMISSION.IN_BATCH,
   * COMMISSION.CONSENT_WITHDRAWN, COMMISSION.MEMBER_SUSPENDED, or COMMISSION.BANK_DETAILS_HELD with the moment from which on it can be approved
   */
  async decide(
    session: ClientSession,
    decision: Decision,
    how: { readonly paymentProofKey?: string | null; readonly payment?: BankPayment } = {},
  ): Promise<void> {
    const { payoutId, memberId, status, reason, decidedBy } = decision;
    const { payment, paymentProofKey = null } = how;
    const batchId = payment?.batchId ?? null;
    const payout = await this.payouts.find(payoutId, memberId, session);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const step = stepFor(payout.status, status);
    if (step !== null && (payout.batchId ?? null) !== batchId) throw new DomainError('COMMISSION.IN_BATCH');
    if (step === 'payout-approved' && payment === undefined) await this.refuseHeld(memberId, session);
    const decidedAt = this.clock.now();
    const paid = payment && { utr: payment.utr, paidAt: payment.paidAt };
    const end = { status, reason, paymentProofKey, decidedAt, decidedBy, ...paid };
    if (!step || !(await this.payouts.decide(session, payoutId, end, batchId))) {
      throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status: payout.status } });
    }
    const { taken, amountPaise } = payout;
    const posting = payoutStep(step, { payoutId, memberId, taken, reason, decidedBy }, { id: newId(), at: decidedAt });
    await this.ledger.append(session, [posting]);
    await this.payees.decided(session, memberId, status);
    await this.outbox.add(session, payoutDecided, {
      payoutId,
      memberId,
      amountPaise,
      status,
      reason,
      decidedAt: decidedAt.toISOString(),
    });
    await this.audit.record(session, 'payout-decided', {
      memberId,
      subject: { kind: 'payout', id: payoutId },
      before: { status: payout.status },
      after: { status, amount: toRupees(amountPaise), reason },
    });
  }

  private async refuseHeld(memberId: string, session: ClientSession): Promise<void> {
    if (await this.consents.isWithdrawn(memberId, session)) throw new DomainError('COMMISSION.CONSENT_WITHDRAWN');
    const suspended = await this.suspensions.among([memberId], session);
    if (suspended.has(memberId)) throw new DomainError('COMMISSION.MEMBER_SUSPENDED');
    const until = (await this.bankChanges.holds([memberId], session)).get(memberId);
    if (until) throw new DomainError('COMMISSION.BANK_DETAILS_HELD', { details: { until: until.toISOString() } });
  }
}
