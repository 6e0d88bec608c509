import { toRupees, type BankLineView, type ExpectedPaymentView, type PlanName } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Payer {
  readonly name: string;
  readonly planRequest?: { readonly requestId: string; readonly plan: PlanName };
}
type Payers = ReadonlyMap<string, Payer>;

/** Lines and payments as the desk sees them, each with the other side that it has, or might have. */
@Injectable()
export class MoneyViews {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  async ofLines(lines: readonly BankLine[]): Promise<BankLineView[]> {
    const ids = lines.flatMap(({ candidates }) => candidates.map(({ id }) => id));
    const found = await this.expected.find({ _id: { $in: ids } }).lean<ExpectedPayment[]>();
    const payers = await this.payersOf(found);
    const byId = new Map(found.map((one) => [one._id, one]));
    return lines.map((line) => ({
      ...creditOf(line),
      state: line.state,
      payments: line.candidates.flatMap(({ id, reason }) => {
        const payment = byId.get(id);
        // It was decided since, and the next look will tell.
        return payment && payment.status !== 'gone' ? [{ ...paymentOf(payment, payers), reason }] : [];
      }),
    }));
  }

  async ofPayments(payments: readonly ExpectedPayment[]): Promise<ExpectedPaymentView[]> {
    const ids = payments.flatMap(({ candidates }) => candidates.map(({ id }) => id));
    const [found, payers] = await Promise.all([
      this.lines.find({ _id: { $in: ids } }).lean<BankLine[]>(),
      this.payersOf(payments),
    ]);
    const byId = new Map(found.map((line) => [line._id, line]));
    return payments.map((payment) => ({
      ...paymentOf(payment, payers),
      state: payment.state,
      plan: planOf(payment, payers),
      lines: payment.candidates.flatMap(({ id, reason }) => {
        const line = byId.get(id);
        const isTaken = line?.expectedId !== undefined && line.expectedId !== payment._id;
        return line && !isTaken ? [{ ...creditOf(line), reason }] : [];
      }),
    }));
  }

  private async payersOf(payments: readonly ExpectedPayment[]): Promise<Payers> {
    const ids = payments.map(({ memberId }) => memberId);
    const shown = { name: 1, 'planRequest.requestId': 1, 'planRequest.plan': 1 } as const;
    const found = await this.memberships.find({ _id: { $in: ids } }, shown).lean<(Payer & { _id: string })[]>();
    return new Map(found.map((one) => [one._id, one]));
  }
}

const creditOf = ({ _id, account, date, amountPaise, narration, reference }: BankLine) => ({
  ...{ _id, account, date, narration, reference },
  amount: toRupees(amountPaise),
});

const paymentOf = (payment: ExpectedPayment, payers: Payers) => {
  const { _id, kind, memberId, amountPaise, utr, txnids, requestedAt, status } = payment;
  return {
    ...{ _id, kind, memberId, utr, status },
    name: payers.get(memberId)?.name ?? '',
    amount: toRupees(amountPaise),
    txnids: [...txnids],
    requestedAt: requestedAt.toISOString(),
  };
};

function planOf({ _id, memberId }: ExpectedPayment, payers: Payers): PlanName | null {
  const request = payers.get(memberId)?.planRequest;
  return request?.requestId === _id ? request.plan : null;
}
