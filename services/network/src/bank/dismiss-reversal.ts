import { provingNumbersOf } from '@deepam/bank-statements';
import { indianDay, maskNumber, toRupees } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy, type Change } from '@deepam/messaging';
import { accountsOf, Clock, Database, DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CottonPayments } from './cotton-payments.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';
import { Reversals } from './reversals.js';

@Injectable()
export class DismissReversalHandler {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly cotton: CottonPayments,
    private readonly reversals: Reversals,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly approvalPolicy: ApprovalPolicy,
  ) {}

  /**
   * The dismissed debit no longer reverses the credit; another debit still does, even one of the same day. The person
   * who dismissed it needs a second approver for a request that the credit pays. A debit of today stays, since the bank
   * may still show it.
   * @throws DomainError NETWORK.BANK_LINE_NOT_FOUND, NETWORK.CREDIT_NOT_REVERSED, NETWORK.REVERSAL_DAY_OPEN;
   * ApproverNeeded
   */
  async execute(lineId: string, caller: Pick<Caller, 'memberId' | 'influencedBy'>): Promise<void> {
    await this.transactions.run(async (session) => {
      const line = await this.lines.findOne({ _id: lineId, direction: 'credit' }, null, { session }).lean<BankLine>();
      if (!line) throw new DomainError('NETWORK.BANK_LINE_NOT_FOUND');
      const { reversedBy, reversedOn, expectedId, amountPaise, date, isRepeated } = line;
      if (reversedBy === undefined || reversedOn === undefined) throw new DomainError('NETWORK.CREDIT_NOT_REVERSED');
      if (reversedOn >= indianDay(this.clock.now())) throw new DomainError('NETWORK.REVERSAL_DAY_OPEN');
      const payment = await this.expected.findOne({ lineId }, null, { session }).lean<ExpectedPayment>();
      const subject = { kind: 'bank-line' as const, id: lineId };
      const numbers = provingNumbersOf(line);
      await this.approvalPolicy.consume(session, {
        isAlways: true,
        amountPaise,
        subject,
        ...(payment && { memberId: payment.memberId }),
        changes: [
          ...numbers.map((after) => ({
            field: 'bankNumber',
            before: null,
            after,
          })),
          ...(await this.factsOf(reversedBy, session)),
        ],
        seen: [reversedBy, expectedId ?? null],
      });
      const isToMatch = expectedId === undefined && isRepeated !== true;
      this.database.wakeUps.afterCommit(bankLineModel, session);
      await this.lines.updateOne(
        { _id: lineId },
        {
          ...(isToMatch && { $set: { isUnseen: true } }),
          $unset: { reversedOn: 1, reversedBy: 1 },
          $addToSet: { dismissedReversals: reversedBy, freedBy: { $each: accountsOf(caller) } },
        },
        { session },
      );
      await this.reversals.flag([line], session);
      const isClean = await this.lines.exists({ _id: lineId, reversedBy: { $exists: false } }).session(session);
      if (isClean !== null && expectedId !== undefined) await this.cotton.announceMatch(expectedId, lineId, session);
      if (payment?.kind === 'cotton') await this.cotton.reassess([payment], session);
      const [number] = numbers;
      await this.audit.record(session, 'bank-reversal-dismissed', {
        memberId: payment?.memberId ?? null,
        subject,
        after: {
          amount: toRupees(amountPaise),
          day: date,
          ...(number !== undefined && { bankNumber: maskNumber(number) }),
        },
      });
    });
  }

  /** The importer has typed the account, so the second approver compares it with the bank. */
  private async factsOf(debitId: string, session: ClientSession): Promise<Change[]> {
    const debit = await this.lines.findById(debitId).session(session).lean<BankLine>();
    if (debit === null) return [];
    return [
      { field: 'debitAccount', before: null, after: debit.account },
      { field: 'debitDay', before: null, after: debit.date },
    ];
  }
}
