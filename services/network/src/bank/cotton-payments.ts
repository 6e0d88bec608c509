import { cottonPaymentMatched, cottonPaymentUnmatched } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims } from './credit-claims.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

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
    const { amountPaise, broughtBy, doubt } = credit!;
    await this.outbox.add(session, cottonPaymentMatched, {
      ...{ orderId, lineId, amountPaise, people: [...broughtBy], doubt },
      matchedAt: await this.announce(payment, session),
    });
  }

  async released(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    const payment = await this.cotton(orderId, session);
    if (!payment) return;
    const unmatchedAt = await this.announce(payment, session);
    await this.outbox.add(session, cottonPaymentUnmatched, { orderId, lineId, unmatchedAt });
  }

  private async cotton(_id: string, session: ClientSession): Promise<ExpectedPayment | null> {
    return this.expected.findOne({ _id, kind: 'cotton' }, null, { session }).lean<ExpectedPayment>();
  }

  /**
   * @returns a time after that of the previous event, even if another replica's clock is ahead: for cotton-order the
   * latest event counts
   */
  private async announce({ _id, announcedAt: before }: ExpectedPayment, session: ClientSession): Promise<string> {
    const earliest = before === undefined ? 0 : before.getTime() + 1;
    const announcedAt = new Date(Math.max(this.clock.now().getTime(), earliest));
    await this.expected.updateOne({ _id }, { $set: { announcedAt } }, { session });
    return announcedAt.toISOString();
  }
}
