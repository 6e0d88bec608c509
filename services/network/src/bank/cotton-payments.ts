import { cottonPaymentMatched, cottonPaymentUnmatched, indianDay } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims } from './credit-claims.js';
import { grouped } from './domain/grouped.js';
import type { MatchedCredit } from './domain/matched-credit.js';
import { nearDays } from './domain/matching.js';
import { lateDays } from './other-payers.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

const dayMs = 86_400_000;

/**
 * The events by which cotton-order learns which orders have a credit are written in the transaction of the match or its
 * release.
 */
@Injectable()
export class CottonPayments {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly claims: CreditClaims,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async announceMatch(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    const payment = await this.cotton(orderId, session);
    if (!payment) return;
    const line = await this.lines.findById(lineId, null, { session }).lean<BankLine>();
    const [credit] = await this.claims.claimsOf([{ line: line!, payment }], session);
    await this.publishMatch(payment, credit!, session);
  }

  /**
   * Each of these orders has arrived, got a credit or lost it, so the payer of another order with a credit of the same
   * amount may have become unclear, or clear again.
   */
  async reassess(
    orders: readonly Pick<ExpectedPayment, 'amountPaise' | 'requestedAt'>[],
    session: ClientSession,
  ): Promise<void> {
    const waiting = await this.expected
      .find({ status: 'open', state: 'matched', kind: 'cotton' })
      .session(session)
      .lean<ExpectedPayment[]>();
    const lineIds = waiting.map(({ lineId }) => lineId!);
    const lines: BankLine[] = [];
    for (const [amountPaise, ofAmount] of grouped(orders, (order) => [order.amountPaise])) {
      const moments = ofAmount.map(({ requestedAt }) => requestedAt.getTime());
      const first = indianDay(new Date(Math.min(...moments) - lateDays * dayMs));
      const last = indianDay(new Date(Math.max(...moments) + nearDays * dayMs));
      const near = { _id: { $in: lineIds }, amountPaise, date: { $gte: first, $lte: last } };
      lines.push(...(await this.lines.find(near).session(session).lean<BankLine[]>()));
    }
    const lineOf = new Map(lines.map((line) => [line._id, line]));
    const payments = waiting.filter(({ lineId }) => lineOf.has(lineId!));
    const pairs = payments.map((payment) => ({ line: lineOf.get(payment.lineId!)!, payment }));
    const credits = await this.claims.claimsOf(pairs, session);
    for (const [at, payment] of payments.entries())
      if (!isAnnounced(payment, credits[at]!)) await this.publishMatch(payment, credits[at]!, session);
  }

  async announceRelease(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    const payment = await this.cotton(orderId, session);
    if (!payment) return;
    const unmatchedAt = await this.announce(payment, undefined, session);
    await this.outbox.add(session, cottonPaymentUnmatched, { orderId, lineId, unmatchedAt });
    await this.reassess([payment], session);
  }

  private async publishMatch(payment: ExpectedPayment, credit: MatchedCredit, session: ClientSession): Promise<void> {
    const { lineId, amountPaise, broughtBy, doubt } = credit;
    await this.outbox.add(session, cottonPaymentMatched, {
      orderId: payment._id,
      lineId,
      amountPaise,
      people: [...broughtBy],
      doubt,
      matchedAt: await this.announce(payment, credit, session),
    });
  }

  private async cotton(_id: string, session: ClientSession): Promise<ExpectedPayment | null> {
    return this.expected.findOne({ _id, kind: 'cotton' }, null, { session }).lean<ExpectedPayment>();
  }

  /**
   * @returns a time after that of the previous event, even if another replica's clock is ahead, since the latest event
   * counts for cotton-order
   */
  private async announce(
    { _id, announcedAt: before }: ExpectedPayment,
    credit: MatchedCredit | undefined,
    session: ClientSession,
  ): Promise<string> {
    const earliest = before === undefined ? 0 : before.getTime() + 1;
    const announcedAt = new Date(Math.max(this.clock.now().getTime(), earliest));
    const change = credit
      ? { $set: { announcedAt, announced: { doubt: credit.doubt, people: [...credit.broughtBy] } } }
      : { $set: { announcedAt }, $unset: { announced: 1 as const } };
    await this.expected.updateOne({ _id }, change, { session });
    return announcedAt.toISOString();
  }
}

const isAnnounced = ({ announced }: ExpectedPayment, { doubt, broughtBy }: MatchedCredit): boolean =>
  announced !== undefined &&
  announced.doubt === doubt &&
  announced.people.length === broughtBy.length &&
  announced.people.every((account) => broughtBy.includes(account));
