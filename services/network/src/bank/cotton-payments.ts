import { cottonPaymentMatched, cottonPaymentUnmatched, type CreditDoubt, type Paise } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims } from './credit-claims.js';
import type { MatchedCredit } from './domain/matched-credit.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

/** Milliseconds; the payers of older orders are not assessed again. */
const lookBackMs = 30 * 86_400_000;
/** More orders at once are not assessed again. */
const mostReassessed = 200;

/** Cotton-order learns in the transaction of a match or its release which orders have a credit. */
@Injectable()
export class CottonPayments {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly claims: CreditClaims,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async matched(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    const payment = await this.cotton(orderId, session);
    if (!payment) return;
    const line = await this.lines.findById(lineId, null, { session }).lean<BankLine>();
    const [credit] = await this.claims.claimsOf([{ line: line!, payment }], session);
    await this.tellMatch(payment, credit!, session);
  }

  /**
   * Another order of one of these amounts came, got its credit or lost it, so the payer of a matched order may have become
   * unclear, or clear again.
   */
  async reassess(amounts: readonly Paise[], session: ClientSession): Promise<void> {
    const since = new Date(this.clock.now().getTime() - lookBackMs);
    const payments = await this.expected
      .find({ amountPaise: { $in: amounts }, requestedAt: { $gte: since }, kind: 'cotton', status: 'open' })
      .find({ lineId: { $exists: true } })
      .limit(mostReassessed)
      .session(session)
      .lean<ExpectedPayment[]>();
    const lines = await this.lines
      .find({ _id: { $in: payments.map(({ lineId }) => lineId!) } })
      .session(session)
      .lean<BankLine[]>();
    const lineOf = new Map(lines.map((line) => [line._id, line]));
    const credits = await this.claims.claimsOf(
      payments.map((payment) => ({ line: lineOf.get(payment.lineId!)!, payment })),
      session,
    );
    for (const [at, payment] of payments.entries())
      if (payment.announcedDoubt !== credits[at]!.doubt) await this.tellMatch(payment, credits[at]!, session);
  }

  async released(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    const payment = await this.cotton(orderId, session);
    if (!payment) return;
    const unmatchedAt = await this.announce(payment, undefined, session);
    await this.outbox.add(session, cottonPaymentUnmatched, { orderId, lineId, unmatchedAt });
    await this.reassess([payment.amountPaise], session);
  }

  private async tellMatch(
    payment: ExpectedPayment,
    { lineId, amountPaise, broughtBy, doubt }: MatchedCredit,
    session: ClientSession,
  ): Promise<void> {
    await this.outbox.add(session, cottonPaymentMatched, {
      ...{ orderId: payment._id, lineId, amountPaise, people: [...broughtBy], doubt },
      matchedAt: await this.announce(payment, doubt, session),
    });
  }

  private async cotton(_id: string, session: ClientSession): Promise<ExpectedPayment | null> {
    return this.expected.findOne({ _id, kind: 'cotton' }, null, { session }).lean<ExpectedPayment>();
  }

  /**
   * @returns a time after that of the previous event, even if another replica's clock is ahead: for cotton-order the
   * latest event counts
   */
  private async announce(
    { _id, announcedAt: before }: ExpectedPayment,
    announcedDoubt: CreditDoubt | null | undefined,
    session: ClientSession,
  ): Promise<string> {
    const earliest = before === undefined ? 0 : before.getTime() + 1;
    const announcedAt = new Date(Math.max(this.clock.now().getTime(), earliest));
    const change =
      announcedDoubt === undefined
        ? { $set: { announcedAt }, $unset: { announcedDoubt: 1 as const } }
        : { $set: { announcedAt, announcedDoubt } };
    await this.expected.updateOne({ _id }, change, { session });
    return announcedAt.toISOString();
  }
}
