import { plainNumber, toPaise, type LineChoice, type Paise } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { memberSearch } from '../tree/domain/member-search.js';
import { listIndexes } from '../tree/persistence/list-indexes.js';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { typedAmount } from './domain/line-filter.js';
import { MoneyViews } from './money-views.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, waitingStatuses, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Asked {
  readonly amountPaise: Paise;
  readonly requestedAt: Date;
  readonly status: string;
}
interface Credit {
  readonly amountPaise: Paise;
  readonly date: string;
}

const dayMs = 86_400_000;
const reachDays = 45;

/** The query finds requests of half to twice the amount, within 45 days of the credit. */
const nearbyRequests = ({ amountPaise, date }: Credit) => ({
  amountPaise: { $gte: Math.ceil(amountPaise / 2), $lte: amountPaise * 2 },
  requestedAt: {
    $gte: new Date(Date.parse(date) - reachDays * dayMs),
    $lte: new Date(Date.parse(date) + reachDays * dayMs),
  },
});

const byProximity =
  ({ amountPaise, date }: Credit) =>
  (one: Asked, other: Asked): number =>
    Number(one.status === 'approved') - Number(other.status === 'approved') ||
    Math.abs(one.amountPaise - amountPaise) - Math.abs(other.amountPaise - amountPaise) ||
    daysFrom(date, one) - daysFrom(date, other);

const daysFrom = (date: string, { requestedAt }: Asked): number => Math.abs(requestedAt.getTime() - Date.parse(date));

const shown = 20;
const compared = 1_000;
const namesakes = 500;

@Injectable()
export class BankLineChoicesHandler {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    private readonly views: MoneyViews,
  ) {}

  /** @throws DomainError NETWORK.BANK_LINE_NOT_FOUND */
  async execute(lineId: string, q: string): Promise<LineChoice[]> {
    const line = await this.lines.findOne({ _id: lineId, direction: 'credit' }).lean<BankLine>();
    if (!line) throw new DomainError('NETWORK.BANK_LINE_NOT_FOUND');
    const wanted = q === '' ? nearbyRequests(line) : { $or: await this.sought(q) };
    const found = await this.expected
      .find({ status: { $in: waitingStatuses }, state: { $ne: 'matched' }, ...wanted } as never)
      .sort({ requestedAt: -1 })
      .limit(compared)
      .lean<ExpectedPayment[]>();
    return this.views.ofChoices(found.sort(byProximity(line)).slice(0, shown), line);
  }

  private async sought(q: string): Promise<object[]> {
    const named = await this.named(q);
    const amount = typedAmount(q);
    const number = plainNumber(q).toUpperCase();
    return [
      { memberId: { $in: named.map(({ _id }) => _id) } },
      { utr: number },
      { txnids: number },
      ...(amount === null ? [] : [{ amountPaise: toPaise(amount) }]),
    ];
  }

  private async named(q: string): Promise<Pick<Membership, '_id'>[]> {
    const search = memberSearch(q);
    if (search === null) return [];
    return this.memberships
      .find({ live: true, ...search.condition, ...search.narrowing }, { _id: 1 })
      .hint(listIndexes.search.name)
      .limit(namesakes)
      .lean<Pick<Membership, '_id'>[]>();
  }
}
