import { Database } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims, type MatchedCredit } from './credit-claims.js';
import { LineReleases } from './line-releases.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';
import { type PaidSale, paymentOf } from './domain/payment-of-sale.js';

export type Expectation = Pick<
  ExpectedPayment,
  '_id' | 'kind' | 'memberId' | 'amountPaise' | 'utr' | 'txnids' | 'requestedAt'
>;

/** What members say to have paid, kept in the transactions in which they say it and the head decides. */
@Injectable()
export class ExpectedPayments {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly model: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly claims: CreditClaims,
    private readonly releases: LineReleases,
    private readonly database: Database,
  ) {}

  /** Once; a decision that came first has the last word. */
  async expect({ _id, ...expected }: Expectation, session: ClientSession): Promise<void> {
    const open = { ...expected, status: 'open', state: 'missing', candidates: [], isUnseen: true } as const;
    const known = await this.model.findById(_id).session(session).lean<ExpectedPayment>();
    if (known) return;
    this.database.wakeUps.afterCommit(expectedPaymentModel, session);
    await this.model.create([{ _id, ...open }], { session });
  }

  /** Cotton orders of this member that were heard of. */
  async countOrders(memberId: string, session?: ClientSession): Promise<number> {
    return this.model.countDocuments({ memberId, kind: 'cotton' }).session(session ?? null);
  }

  /** The credit that is matched to a request; null where there is none. */
  async creditOf(id: string, session: ClientSession): Promise<MatchedCredit | null> {
    const payment = await this.model.findById(id).session(session).lean<ExpectedPayment>();
    if (payment?.lineId === undefined) return null;
    const line = await this.lines.findById(payment.lineId).session(session).lean<BankLine>();
    return line && (await this.claims.of([{ line, payment }], session))[0]!;
  }

  /** Its line serves nothing else, ever; money that comes after the approval is still looked for. */
  async approve(id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id, status: 'open' }, { $set: { status: 'approved' } }, { session });
  }

  /**
   * The sale is reversed: its line stays with it, and money that has not come is expected no more.
   * @returns whether a credit is matched to it
   */
  async reverse(sale: PaidSale, reversedAt: Date, session: ClientSession): Promise<boolean> {
    const which = paymentOf(sale);
    if (which === null) return false;
    const paid = { ...which, memberId: sale.memberId, kind: 'plan', status: 'approved' } as const;
    const noted = { $set: { reversedAt } };
    const gone = {
      $set: { reversedAt, status: 'gone', state: 'missing', candidates: [] },
      $unset: { isUnseen: 1 },
    } as const;
    await this.model.updateMany({ ...paid, lineId: { $exists: false } }, gone, { session });
    const matched = await this.model.updateMany({ ...paid, lineId: { $exists: true } }, noted, { session });
    return matched.matchedCount > 0;
  }

  /**
   * The request is no more; its line may serve another one. An approved one stays what it is.
   * @param freedBy the accounts of the person who rejected it; none where the member took it back
   */
  async drop(id: string, freedBy: readonly string[], session: ClientSession): Promise<void> {
    const isOpen = { _id: id, status: 'open' } as const;
    const payment = await this.model.findOne(isOpen).session(session).lean<ExpectedPayment>();
    if (payment === null) return;
    if (payment.lineId !== undefined)
      await this.releases.release({ lineId: payment.lineId, expectedId: id, freedBy }, session);
    const gone = { $set: { status: 'gone', state: 'missing', candidates: [] }, $unset: { isUnseen: 1 } } as const;
    await this.model.updateOne(isOpen, gone, { session });
  }
}
