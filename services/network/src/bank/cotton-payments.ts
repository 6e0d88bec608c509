import { cottonPaymentMatched, cottonPaymentUnmatched } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditClaims } from './credit-claims.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

/** Lets cotton-order know which orders the bank has the money of, in the transaction of the match or its release. */
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
    const payment = await this.expected.findOne({ _id: orderId, kind: 'cotton' }, null, { session }).lean();
    if (!payment) return;
    const line = await this.lines.findById(lineId, null, { session }).lean<BankLine>();
    const [credit] = await this.claims.of([{ line: line!, payment }], session);
    const { amountPaise, broughtBy, doubt } = credit!;
    await this.outbox.add(session, cottonPaymentMatched, {
      ...{ orderId, lineId, amountPaise, people: [...broughtBy], doubt },
      matchedAt: this.clock.now().toISOString(),
    });
  }

  async released(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    if (!(await this.isCotton(orderId, session))) return;
    const unmatchedAt = this.clock.now().toISOString();
    await this.outbox.add(session, cottonPaymentUnmatched, { orderId, lineId, unmatchedAt });
  }

  private async isCotton(id: string, session: ClientSession): Promise<boolean> {
    return (await this.expected.exists({ _id: id, kind: 'cotton' }).session(session)) !== null;
  }
}
