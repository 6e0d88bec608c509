import { Database } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims } from './credit-claims.js';
import type { MatchedCredit } from './domain/matched-credit.js';
import { LineReleases } from './line-releases.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

export type Expectation = Pick<
  ExpectedPayment,
  '_id' | 'kind' | 'memberId' | 'amountPaise' | 'utr' | 'txnids' | 'requestedAt'
>;

interface PaidSale {
  readonly memberId: string;
  readonly requestId?: string;
}

export interface CreditOfSale {
  readonly lineId: string;
  readonly reversedOn: string | null;
}

@Injectable()
export class ExpectedPayments {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly model: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    private readonly claims: CreditClaims,
    private readonly releases: LineReleases,
    private readonly database: Database,
  ) {}

  async expect({ _id, ...expected }: Expectation, session: ClientSession): Promise<void> {
    const open = { ...expected, status: 'open', state: 'missing', candidates: [], isUnseen: true } as const;
    const known = await this.model.findById(_id).session(session).lean<ExpectedPayment>();
    if (known) return;
    this.database.wakeUps.afterCommit(expectedPaymentModel, session);
    await this.model.create([{ _id, ...open }], { session });
  }

  async countOrders(memberId: string, session?: ClientSession): Promise<number> {
    return this.model.countDocuments({ memberId, kind: 'cotton' }).session(session ?? null);
  }

  async creditOf(id: string, session: ClientSession): Promise<MatchedCredit | null> {
    const payment = await this.model.findById(id).session(session).lean<ExpectedPayment>();
    if (payment?.lineId === undefined) return null;
    const line = await this.lines.findById(payment.lineId).session(session).lean<BankLine>();
    return line && (await this.claims.claimsOf([{ line, payment }], session))[0]!;
  }

  async approve(id: string, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id: id, status: 'open' }, { $set: { status: 'approved' } }, { session });
  }

  async creditOfSale(sale: PaidSale, session: ClientSession): Promise<CreditOfSale | null> {
    const which = paymentOf(sale);
    if (which === null) return null;
    const ids = await this.model.distinct('lineId', { ...which, lineId: { $exists: true } }).session(session);
    const lines = await this.lines
      .find({ _id: { $in: ids } })
      .session(session)
      .lean<BankLine[]>();
    const line = lines.find(({ reversedOn }) => reversedOn === undefined) ?? lines[0];
    return line === undefined ? null : { lineId: line._id, reversedOn: line.reversedOn ?? null };
  }

  /** The line stays with the reversed sale, and a missing payment is no longer expected. */
  async reverse(sale: PaidSale, reversedAt: Date, session: ClientSession): Promise<void> {
    const which = paymentOf(sale);
    if (which === null) return;
    const gone = {
      $set: { reversedAt, status: 'gone', state: 'missing', candidates: [] },
      $unset: { isUnseen: 1 },
    } as const;
    await this.model.updateMany({ ...which, lineId: { $exists: false } }, gone, { session });
    const matched = { ...which, lineId: { $exists: true } };
    const ids = await this.model.distinct('lineId', matched).session(session);
    await this.model.updateMany(matched, { $set: { reversedAt } }, { session });
    // The write conflicts with a concurrent import of a debit that reverses the credit. Without this conflict the
    // company would owe the price although a debit has already returned it.
    await this.lines.updateMany({ _id: { $in: ids } }, { $inc: { reversalChecks: 1 } }, { session });
  }

  /**
   * The line of a dropped request may serve another one. An approved request stays unchanged.
   * @param freedBy the accounts of the person who rejected it; empty if the member withdrew it
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

const paymentOf = ({ requestId, memberId }: PaidSale) =>
  requestId === undefined ? null : ({ _id: requestId, memberId, kind: 'plan', status: 'approved' } as const);
