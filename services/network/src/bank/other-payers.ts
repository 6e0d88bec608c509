import { indianDay } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import { nearDays } from './domain/matching.js';
import { nameComparison } from './domain/name-likeness.js';
import type { BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Pair {
  readonly line: Pick<BankLine, '_id' | 'amountPaise' | 'date' | 'narration'>;
  readonly payment: Pick<ExpectedPayment, 'memberId' | 'kind'>;
}
type Other = Pick<ExpectedPayment, 'memberId' | 'kind' | 'amountPaise' | 'requestedAt'>;

const dayMs = 86_400_000;
/** Half of a name in a narration names the member, as for suggestions. */
const named = 0.5;
/** More requests without a credit are not compared. */
const mostOthers = 5_000;

/** Ids of lines that don't name the member of their pair. */
interface LinesOfOthers {
  /** The line names another member with a request of its amount near its day that has no credit. */
  readonly named: ReadonlySet<string>;
  /** The line pays for a cotton order, and another member has an order of its amount near its day that has no credit. */
  readonly possible: ReadonlySet<string>;
}

/** Finds credits that another member may have paid. A cotton order may be worth many plans, so no name is necessary there. */
@Injectable()
export class OtherPayers {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  async among(pairs: readonly Pair[], session: ClientSession | null): Promise<LinesOfOthers> {
    const others = await this.withoutCredit(pairs, session);
    if (others.length === 0) return { named: new Set(), possible: new Set() };
    const names = await this.namesOf([...others, ...pairs.map(({ payment }) => payment)], session);
    const compare = nameComparison();
    const isNamed = ({ memberId }: Pick<Other, 'memberId'>, { narration }: Pair['line']) =>
      compare(names.get(memberId) ?? '', narration) >= named;
    const unnamed = pairs.filter(({ line, payment }) => !isNamed(payment, line));
    const othersOf = ({ line, payment }: Pair) =>
      others.filter((other) => other.memberId !== payment.memberId && isNear(other, line));
    const linesOf = (which: readonly Pair[]) => new Set(which.map(({ line }) => line._id));
    return {
      named: linesOf(unnamed.filter((pair) => othersOf(pair).some((other) => isNamed(other, pair.line)))),
      possible: linesOf(
        unnamed.filter(
          (pair) => pair.payment.kind === 'cotton' && othersOf(pair).some(({ kind }) => kind === 'cotton'),
        ),
      ),
    };
  }

  private async withoutCredit(pairs: readonly Pair[], session: ClientSession | null): Promise<Other[]> {
    const days = pairs.map(({ line }) => Date.parse(line.date));
    if (days.length === 0) return [];
    const margin = (nearDays + 1) * dayMs;
    return this.expected
      .find(
        {
          amountPaise: { $in: [...new Set(pairs.map(({ line }) => line.amountPaise))] },
          requestedAt: { $gte: new Date(Math.min(...days) - margin), $lte: new Date(Math.max(...days) + margin) },
          lineId: { $exists: false },
        },
        { memberId: 1, kind: 1, amountPaise: 1, requestedAt: 1 },
      )
      .limit(mostOthers)
      .session(session)
      .lean<Other[]>();
  }

  private async namesOf(
    payments: readonly Pick<ExpectedPayment, 'memberId'>[],
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(payments.map(({ memberId }) => memberId))];
    const found = await this.memberships
      .find({ _id: { $in: ids } }, { name: 1 })
      .session(session)
      .lean<Membership[]>();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  }
}

const isNear = ({ amountPaise, requestedAt }: Other, line: Pair['line']): boolean =>
  amountPaise === line.amountPaise &&
  Math.abs(Date.parse(indianDay(requestedAt)) - Date.parse(line.date)) <= nearDays * dayMs;
