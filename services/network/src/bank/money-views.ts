import { provingNumbersOf } from '@deepam/bank-statements';
import type { BankLineView, ExpectedPaymentView, LineChoice } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { CreditUses, type CreditUse } from './credit-uses.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';
import { knownTransferModel, type KnownTransfer } from './persistence/known-transfer.schema.js';
import { creditOf, paymentOf, rejectedOf, planOf, type Payers, type Payer } from './payment-views.js';

@Injectable()
export class MoneyViews {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(knownTransferModel) private readonly transfers: Model<KnownTransfer>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly uses: CreditUses,
  ) {}

  async ofLines(lines: readonly BankLine[]): Promise<BankLineView[]> {
    const ids = lines.flatMap(({ candidates, notFor = [] }) => [...candidates.map(({ id }) => id), ...notFor]);
    const found = await this.expected.find({ _id: { $in: ids } }).lean<ExpectedPayment[]>();
    const deciders = lines.flatMap(({ rejections = [] }) => rejections.map(({ by }) => by));
    const payers = await this.payersOf(found, deciders);
    const byId = new Map(found.map((one) => [one._id, one]));
    const uses = await this.uses.usesOf(lines);
    const returned = await this.referencesOf([...uses.values()]);
    return lines.map((line) => ({
      ...creditOf(line),
      state: line.state,
      bankNumbers: provingNumbersOf(line),
      ...(line.isRepeated && { isRepeated: true }),
      ...returnOf(returned.get(uses.get(line.movementKey)?.ownerId ?? '')),
      payments: line.candidates.flatMap(({ id, reason }) => {
        const payment = byId.get(id);
        return payment && payment.status !== 'gone' ? [{ ...paymentOf(payment, payers), reason }] : [];
      }),
      rejected: rejectedOf(line).flatMap(({ expectedId, by, at }) => {
        const payment = byId.get(expectedId);
        if (!payment || payment.status === 'gone') return [];
        return [{ ...paymentOf(payment, payers), by: payers.get(by)?.name ?? null, at: at.toISOString() }];
      }),
    }));
  }

  async ofChoices(payments: readonly ExpectedPayment[], { notFor = [] }: BankLine): Promise<LineChoice[]> {
    const payers = await this.payersOf(payments);
    return payments.map((payment) => ({
      ...paymentOf(payment, payers),
      plan: planOf(payment, payers),
      isRefused: notFor.includes(payment._id),
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

  private async referencesOf(uses: readonly CreditUse[]): Promise<ReadonlyMap<string, string>> {
    const ids = uses.flatMap(({ kind, ownerId }) => (kind === 'transfer-return' ? [ownerId] : []));
    const found = await this.transfers.find({ _id: { $in: ids } }, { reference: 1 }).lean<KnownTransfer[]>();
    return new Map(found.map(({ _id, reference }) => [_id, reference]));
  }

  private async payersOf(payments: readonly ExpectedPayment[], others: readonly string[] = []): Promise<Payers> {
    const ids = [...payments.map(({ memberId }) => memberId), ...others];
    const shown = { name: 1, 'planRequest.requestId': 1, 'planRequest.plan': 1 } as const;
    const found = await this.memberships.find({ _id: { $in: ids } }, shown).lean<(Payer & { _id: string })[]>();
    return new Map(found.map((one) => [one._id, one]));
  }
}

const returnOf = (reference: string | undefined) => (reference === undefined ? {} : { returnOf: reference });
