import { cottonPaymentMatched, cottonPaymentUnmatched } from '@deepam/contracts';
import { Outbox } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { broughtBy } from './expected-payments.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

/** Lets cotton-order know which orders the bank has the money of, in the transaction of the match or its release. */
@Injectable()
export class CottonPayments {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async matched(orderId: string, lineId: string, session: ClientSession): Promise<void> {
    if (!(await this.isCotton(orderId, session))) return;
    const line = await this.lines.findById(lineId, null, { session }).lean<BankLine>();
    const statement = await this.statements.findById(line!.statementId, null, { session }).lean<BankStatement>();
    await this.outbox.add(session, cottonPaymentMatched, {
      ...{ orderId, lineId, amountPaise: line!.amountPaise, people: broughtBy(line!, statement) },
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
