import { payoutDecided, toRupees, type Paise } from '@deepam/contracts';
import { AuditTrail, Outbox, SecondPerson } from '@deepam/messaging';
import { Clock, currentContext, DomainError, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { EarlierFile } from '../batches/earlier-files/earlier-file.js';
import { EarlierFiles } from '../batches/earlier-files/earlier-files.js';
import { payoutStep } from '../ledger/domain/payout-postings.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import { TaxDeductionsRepository } from '../tax/persistence/tax-deductions.repository.js';
import { TaxKeeper } from '../tax/tax-keeper.js';
import type { TaxQuestion } from '../tax/tax-run.js';
import { stepFor, type PayoutDecision } from './domain/payout.js';
import { refuseSaidPaid } from './domain/said-paid.js';
import { PayoutHolds } from './payout-holds.js';
import { LoginInfluencesRepository } from './persistence/login-influences.repository.js';
import { PayeesRepository } from './persistence/payees.repository.js';
import type { PayoutDocument } from './persistence/payout.schema.js';
import { PayoutsRepository } from './persistence/payouts.repository.js';

export interface Decision {
  readonly payoutId: string;
  readonly memberId: string;
  readonly status: PayoutDecision;
  readonly reason: string | null;
  readonly decidedBy: string;
  /** What was sent to the member by whoever approves, where they have said so. */
  readonly sentPaise?: Paise;
  /** The payment of which whoever approves knows that the bank says it was made before, by its reference. */
  readonly knownPayment?: string;
  /** It was sent now as well, so that it is paid twice. */
  readonly isSentToo?: boolean;
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
    private readonly holds: PayoutHolds,
    private readonly influences: LoginInfluencesRepository,
    private readonly ledger: PostingsRepository,
    private readonly taxes: TaxKeeper,
    private readonly register: TaxDeductionsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly secondPerson: SecondPerson,
    private readonly earlierFiles: EarlierFiles,
  ) {}

  /**
   * @param how.payment what is paid in a batch is recorded whatever holds its payee: the money has left, and its tax was fixed then
   * @param how.taxed for an approval without a batch
   * @param how.deciders who is told of what was sent too
   * @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED with the present status, COMMISSION.IN_BATCH,
   * COMMISSION.CONSENT_WITHDRAWN, COMMISSION.MEMBER_SUSPENDED, COMMISSION.NOT_COVERED, COMMISSION.NET_CHANGED, COMMISSION.SAID_PAID with the payment, COMMISSION.PAYMENT_CAME_BACK, SecondPersonNeeded, or COMMISSION.BANK_DETAILS_HELD with the moment from which on it can be approved
   */
  async decide(
    session: ClientSession,
    decision: Decision,
    how: {
      readonly paymentProofKey?: string | null;
      readonly payment?: BankPayment;
      readonly taxed?: TaxQuestion | null;
      readonly deciders?: readonly string[];
    } = {},
  ): Promise<void> {
    const { payoutId, memberId, status, reason, decidedBy, sentPaise } = decision;
    const isSentToo = status === 'Approved' && decision.isSentToo === true;
    const { payment, paymentProofKey = null, taxed = null, deciders = [] } = how;
    const batchId = payment?.batchId ?? null;
    const payout = await this.payouts.find(payoutId, memberId, session);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    const step = stepFor(payout.status, status);
    if (step !== null && (payout.batchId ?? null) !== batchId) throw new DomainError('COMMISSION.IN_BATCH');
    if (step === 'payout-approved' && payment === undefined) await this.holds.refuse(memberId, session);
    const isByHand = step !== null && payment === undefined;
    const earlier = isByHand ? (await this.earlierFiles.of([payoutId], session)).get(payoutId) : undefined;
    if (isByHand) refuseSaidPaid(earlier, decision);
    const decidedAt = this.clock.now();
    const { taken, amountPaise } = payout;
    const paid = payment && { utr: payment.utr, paidAt: payment.paidAt };
    const tax = step === 'payout-approved' ? await this.taxOf(session, payout, batchId === null ? taxed : null) : null;
    const netPaise = tax?.netPaise ?? amountPaise;
    if (step === 'payout-approved' && sentPaise !== undefined && sentPaise !== netPaise)
      throw new DomainError('COMMISSION.NET_CHANGED', { details: { net: toRupees(netPaise) } });
    const asked = whatIsAsked(decision, earlier);
    // Also what is given back: the member may ask for it again, and the bank may have paid it.
    if (isByHand && (step === 'payout-approved' || earlier !== undefined)) {
      const subject = { kind: 'payout', id: payoutId } as const;
      await this.secondPerson.require(session, {
        amountPaise,
        memberId,
        payeeAccounts: await this.influences.payeeAccounts([payout], session),
        subject,
        reason,
        ...asked,
        ...(earlier && { isAlways: true, filedBefore: 1 }),
        // A release that does not know that it was sent too grants it no longer.
        seen: [taken, tax?.taxPaise, ...(isSentToo ? ['sent too'] : [])],
      });
    }
    const paidBefore = isSentToo ? undefined : earlier?.saidPaid?.reference;
    const known = isByHand && status === 'Approved' && { knownPayment: paidBefore ?? null };
    const isToSend = isByHand && netPaise > 0 && asked.what === undefined;
    const isGranted = isToSend && currentContext()?.granting !== undefined;
    const granted = isGranted && { isSentGranted: true as const, toSendSince: decidedAt };
    const facts = { ...paid, ...known, ...granted, ...(tax && { tax }) };
    const end = { status, reason, paymentProofKey, decidedAt, decidedBy, ...facts };
    if (!step || !(await this.payouts.decide(session, payoutId, end, batchId))) {
      throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status: payout.status } });
    }
    if (isSentToo) await this.earlierFiles.counted(session, payoutId, deciders);
    const moved = { payoutId, memberId, taken, reason, decidedBy, ...(tax && { taxPaise: tax.taxPaise }) };
    await this.ledger.append(session, [payoutStep(step, moved, { id: newId(), at: decidedAt })]);
    if (tax && tax.taxPaise > 0)
      await this.register.add(session, deductionOf(payout, tax, payment?.paidAt ?? decidedAt));
    await this.payees.decided(session, memberId, status);
    await this.outbox.add(session, payoutDecided, {
      payoutId,
      memberId,
      amountPaise,
      status,
      reason,
      decidedAt: decidedAt.toISOString(),
      ...(isGranted && { isToSend: true as const }),
    });
    await this.audit.record(session, 'payout-decided', {
      memberId,
      subject: { kind: 'payout', id: payoutId },
      before: { status: payout.status },
      after: { status, amount: toRupees(amountPaise), reason },
    });
  }

  /** What its batch has fixed, or is fixed now; null where none is deducted. */
  private async taxOf(
    session: ClientSession,
    payout: PayoutDocument,
    taxed: TaxQuestion | null,
  ): Promise<PayoutTax | null> {
    if (taxed === null) return payout.tax ?? null;
    if (!taxed.persons.has(payout.memberId)) throw new DomainError('IDENTITY.ACCOUNT_NOT_FOUND');
    const tax = (await this.taxes.begin(taxed, session)).of(payout);
    await this.taxes.keep(session, tax);
    return tax;
  }
}

/** What else the second person has to know of it. */
function whatIsAsked(
  { status, isSentToo }: Decision,
  earlier: EarlierFile | undefined,
): { readonly what?: 'Rejected' | 'SentToo' | 'PaidBefore' } {
  if (status === 'Rejected') return { what: status };
  if (isSentToo === true) return { what: 'SentToo' };
  return earlier?.saidPaid == null ? {} : { what: 'PaidBefore' };
}

function deductionOf({ _id, memberId }: PayoutDocument, tax: PayoutTax, paidAt: Date) {
  const { personKey, year, hasPan, basisPaise, coveredPaise, rateBasisPoints, taxPaise } = tax;
  return { _id, memberId, personKey, year, hasPan, paidAt, basisPaise, coveredPaise, rateBasisPoints, taxPaise };
}
