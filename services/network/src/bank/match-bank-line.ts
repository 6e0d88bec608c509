import { provingNumbersOf } from '@deepam/bank-statements';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { accountsOf, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CottonPayments } from './cotton-payments.js';
import { CreditClaims } from './credit-claims.js';
import { CreditUses } from './credit-uses.js';
import { approverReason } from './domain/matched-credit.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

@Injectable()
export class MatchBankLineHandler {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly uses: CreditUses,
    private readonly claims: CreditClaims,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly cotton: CottonPayments,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * A person may match another amount or another name. A line still pays for at most one request, and a request has at
   * most one line. A match with an approved request needs a second approver, as the match proves its payment.
   * @throws DomainError NETWORK.BANK_LINE_NOT_FOUND, NETWORK.BANK_LINE_TAKEN, NETWORK.CREDIT_USED,
   * NETWORK.PAYMENT_NOT_EXPECTED, NETWORK.PAYMENT_HAS_LINE; ApproverNeeded
   */
  async execute(lineId: string, expectedId: string, caller: Pick<Caller, 'memberId' | 'influencedBy'>): Promise<void> {
    await this.transactions.run(async (session) => {
      const line = await this.lines.findOne({ _id: lineId, direction: 'credit' }, null, { session }).lean<BankLine>();
      if (!line) throw new DomainError('NETWORK.BANK_LINE_NOT_FOUND');
      if (line.expectedId !== undefined) throw new DomainError('NETWORK.BANK_LINE_TAKEN');
      const waiting = { _id: expectedId, status: { $in: waitingStatuses } };
      const payment = await this.expected.findOne(waiting, null, { session }).lean<ExpectedPayment>();
      if (!payment) throw new DomainError('NETWORK.PAYMENT_NOT_EXPECTED');
      if (payment.lineId !== undefined) throw new DomainError('NETWORK.PAYMENT_HAS_LINE');
      const matched = { ...line, matcherAccounts: accountsOf(caller) };
      await this.requireApprover(matched, payment, session);
      const side = (id: string) => ({ state: 'matched' as const, candidates: [{ id, reason: 'by-hand', score: 0 }] });
      const seen = { $unset: { isUnseen: 1 as const } };
      await this.lines.updateOne(
        { _id: lineId },
        { $set: { ...side(expectedId), expectedId, matcherAccounts: matched.matcherAccounts }, ...seen },
        { session },
      );
      await this.expected.updateOne({ _id: expectedId }, { $set: { ...side(lineId), lineId }, ...seen }, { session });
      await this.cotton.announceMatch(expectedId, lineId, session);
      await this.uses.use(line, payment, session);
      const subject = { kind: 'bank-line' as const, id: lineId };
      await this.audit.record(session, 'bank-line-matched', { memberId: payment.memberId, subject });
    });
  }

  private async requireApprover(line: BankLine, payment: ExpectedPayment, session: ClientSession): Promise<void> {
    if (payment.status !== 'approved') return;
    const subject = { kind: 'bank-line' as const, id: line._id };
    const [credit = null] = await this.claims.claimsOf([{ line, payment }], session);
    const reason = approverReason({ accounts: [], isHead: false }, credit, payment.amountPaise);
    const fact = (field: string) => (after: string) => ({ field, before: null, after });
    await this.approvalPolicy.consume(session, {
      isAlways: true,
      amountPaise: line.amountPaise,
      memberId: payment.memberId,
      subject,
      changes: [
        ...provingNumbersOf(line).map(fact('bankNumber')),
        ...(reason === null ? [] : [fact('approverReason')(reason)]),
      ],
      seen: [payment._id, payment.amountPaise],
    });
  }
}
