import { payoutDecided, toRupees } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Posting } from '../ledger/domain/posting.js';
import { payoutStep } from '../ledger/domain/payout-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import { TaxDeductionsRepository } from '../tax/persistence/tax-deductions.repository.js';
import { TaxKeeper } from '../tax/tax-keeper.js';
import { stepFor, type PayoutDecision } from './domain/payout.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import type { PayoutDocument } from './persistence/payout.schema.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';

export interface Decision {
  readonly status: PayoutDecision;
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly tax: PayoutTax | null;
  readonly isSent: boolean;
}

export interface Decided {
  readonly payout: PayoutDocument;
  readonly decision: Decision;
}

/** Only this class approves or rejects payouts. */
@Injectable()
export class PayoutDecider {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly payees: PayeesRepository,
    private readonly ledger: PostingsRepository,
    private readonly taxes: TaxKeeper,
    private readonly register: TaxDeductionsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * An approval counts as paid in the ledger; a rejection returns the amount to the balance.
   * @param decided each payout as it was read in this transaction
   * @throws DomainError COMMISSION.PAYOUT_DECIDED with the present status, or without it if a concurrent decision was
   * faster
   */
  async decide(session: ClientSession, decided: readonly Decided[]): Promise<void> {
    if (decided.length === 0) return;
    const at = this.clock.now();
    const steps = decided.map(({ payout, decision }) => stepOf(payout, decision, at));
    const ends = decided.map(({ payout, decision: { status, reason, decidedBy, tax } }) => ({
      id: payout._id,
      end: { status, reason, decidedAt: at, decidedBy, ...(tax && { tax }) },
    }));
    // A concurrent decision was faster.
    if (!(await this.payouts.decideAll(session, ends))) throw new DomainError('COMMISSION.PAYOUT_DECIDED');
    await this.ledger.append(session, steps);
    for (const { payout, decision } of decided) {
      if (decision.tax) await this.taxes.keep(session, decision.tax);
      if (decision.tax && decision.tax.taxPaise > 0)
        await this.register.add(session, deductionOf(payout, decision.tax, at));
    }
    await this.payees.recordDecisions(
      session,
      decided.map(({ payout: { memberId }, decision: { status } }) => ({ memberId, status })),
    );
    await this.outbox.addAll(
      session,
      payoutDecided,
      decided.map(({ payout: { _id, memberId, amountPaise }, decision: { status, reason, isSent } }) => ({
        payoutId: _id,
        memberId,
        amountPaise,
        status,
        reason,
        isSent,
        decidedAt: at.toISOString(),
      })),
    );
    for (const { payout, decision } of decided)
      await this.audit.record(session, 'payout-decided', {
        memberId: payout.memberId,
        subject: { kind: 'payout', id: payout._id },
        before: { status: payout.status },
        after: { status: decision.status, amount: toRupees(payout.amountPaise), reason: decision.reason },
      });
  }
}

/** @throws DomainError COMMISSION.PAYOUT_DECIDED with the present status */
function stepOf(
  { _id: payoutId, memberId, taken, status: from }: PayoutDocument,
  decision: Decision,
  at: Date,
): Posting {
  const { status, reason, decidedBy, tax } = decision;
  const step = stepFor(from, status);
  if (step === null) throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status: from } });
  const moved = { payoutId, memberId, taken, reason, decidedBy, ...(tax && { taxPaise: tax.taxPaise }) };
  return payoutStep(step, moved, { id: newId(), at });
}

function deductionOf({ _id, memberId }: PayoutDocument, tax: PayoutTax, paidAt: Date) {
  const { personKey, year, hasPan, basisPaise, coveredPaise, rateBasisPoints, taxPaise } = tax;
  return { _id, memberId, personKey, year, hasPan, paidAt, basisPaise, coveredPaise, rateBasisPoints, taxPaise };
}
