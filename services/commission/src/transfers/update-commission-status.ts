import { indianDay, toPaise, toRupees, type BodyOf, type updateCommissionStatus } from '@deepam/contracts';
import { ApprovalPolicy, type SecondApproval } from '@deepam/messaging';
import { Clock, DomainError, newId, ObjectStore, Transactions, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PayeeDetailsRepository } from '../people/payee-details.repository.js';
import { PayableKeeper } from '../payables/payable-keeper.js';
import type { PayableDocument } from '../payables/payable.schema.js';
import { stepFor } from '../payouts/domain/payout.js';
import { PayoutDecider } from '../payouts/payout-decider.js';
import { PayoutHolds } from '../payouts/payout-holds.js';
import { LoginInfluencesRepository } from '../payouts/persistence/login-influences.repository.js';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import type { PayoutTax } from '../tax/domain/payout-tax.js';
import { TaxKeeper } from '../tax/tax-keeper.js';
import { TransferBook } from './transfer-book.js';

export type PayoutInput = BodyOf<typeof updateCommissionStatus>;

interface Deciding {
  readonly proofKey: string | null;
  readonly decidedBy: string;
}

@Injectable()
export class UpdateCommissionStatusHandler {
  constructor(
    private readonly payouts: PayoutsRepository,
    private readonly decider: PayoutDecider,
    private readonly holds: PayoutHolds,
    private readonly influences: LoginInfluencesRepository,
    private readonly keeper: PayableKeeper,
    private readonly book: TransferBook,
    private readonly details: PayeeDetailsRepository,
    private readonly taxes: TaxKeeper,
    private readonly store: ObjectStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The picture of the payment is stored with an approval only.
   * @throws DomainError COMMISSION.PAYOUT_NOT_FOUND, COMMISSION.PAYOUT_DECIDED with the present status,
   * COMMISSION.NET_CHANGED, the errors of PayoutHolds.assertNotHeld; ApproverNeeded
   */
  async execute(input: PayoutInput, proof: UploadedFile | undefined, decidedBy: string): Promise<void> {
    const decide = (proofKey: string | null) =>
      this.transactions.run((session) => this.decide(session, input, { proofKey, decidedBy }));
    if (proof === undefined || input.status === 'Rejected') return decide(null);
    return this.store.withStored('commission/payment-proofs', proof, decide);
  }

  private async decide(session: ClientSession, input: PayoutInput, { proofKey, decidedBy }: Deciding): Promise<void> {
    const payout = await this.payouts.find(input.commissionId, input.userId, session);
    if (!payout) throw new DomainError('COMMISSION.PAYOUT_NOT_FOUND');
    if (stepFor(payout.status, input.status) === null)
      throw new DomainError('COMMISSION.PAYOUT_DECIDED', { details: { status: payout.status } });
    const decided = { status: input.status, reason: input.reason || null, decidedBy };
    if (input.status === 'Rejected')
      return this.decider.decide(session, [{ payout, decision: { ...decided, tax: null, isSent: false } }]);
    await this.holds.assertNotHeld(payout.memberId, session);
    const tax = (await this.taxes.begin([payout.memberId], session))?.taxOf(payout) ?? null;
    const netPaise = tax?.netPaise ?? payout.amountPaise;
    if (input.net !== undefined && toPaise(input.net) !== netPaise)
      throw new DomainError('COMMISSION.NET_CHANGED', { details: { net: toRupees(netPaise) } });
    const approval = await this.requireApprover(session, payout, { tax, reason: decided.reason });
    const isSent = approval === null || netPaise === 0;
    await this.decider.decide(session, [{ payout, decision: { ...decided, tax, isSent } }]);
    const { _id, memberId, requesterAccounts, amountPaise: grossPaise } = payout;
    const taxPaise = tax?.taxPaise ?? 0;
    const owed = { _id, kind: 'payout' as const, memberId, requesterAccounts, grossPaise, taxPaise };
    const [payable] = await this.keeper.owe(session, [owed], this.clock.now());
    await this.transfer(session, payable!, { approval, proofKey, requestedBy: decidedBy });
  }

  private async transfer(
    session: ClientSession,
    payable: PayableDocument,
    {
      approval,
      proofKey,
      requestedBy,
    }: {
      readonly approval: SecondApproval | null;
      readonly proofKey: string | null;
      readonly requestedBy: string;
    },
  ): Promise<void> {
    if (payable.netPaise === 0) return;
    const terms = {
      channel: 'manual' as const,
      requestedBy,
      approvedBy: approval?.approverId ?? null,
      proofKey,
      bankDigest: await this.details.bankDigestOf(payable.memberId, session),
    };
    const paid = { sourceId: newId(), day: indianDay(this.clock.now()), recordedBy: requestedBy };
    await this.book.open(session, [{ payable, terms, ...(approval === null && { paid }) }]);
  }

  private async requireApprover(
    session: ClientSession,
    payout: PayoutDocument,
    { tax, reason }: { readonly tax: PayoutTax | null; readonly reason: string | null },
  ): Promise<SecondApproval | null> {
    const { _id: id, amountPaise, memberId, taken } = payout;
    return this.approvalPolicy.consume(session, {
      amountPaise,
      memberId,
      reason,
      subject: {
        kind: 'payout',
        id,
      },
      payeeAccounts: await this.influences.payeeAccounts([payout], session),
      seen: [taken, tax?.taxPaise],
    });
  }
}
