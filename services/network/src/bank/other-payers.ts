import { indianDay } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { nearDays } from './domain/matching.js';
import { nameComparison } from './domain/name-likeness.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Pair {
  readonly line: Pick<BankLine, '_id' | 'amountPaise' | 'date' | 'narration'>;
  readonly payment: Pick<ExpectedPayment, 'memberId' | 'kind'>;
}
type Other = Pick<ExpectedPayment, 'memberId' | 'kind' | 'amountPaise' | 'requestedAt' | 'lineId'>;

const dayMs = 86_400_000;
/** Half of a name in a narration names the member, as for suggestions. */
const named = 0.5;
/** More requests are not compared. */
const mostOthers = 5_000;

/** Ids of lines. */
interface LinesOfOthers {
  /** The line names another member with an unpaid request of its amount near its day, better than the member of its pair. */
  readonly named: ReadonlySet<string>;
  /** The line names neither, pays for a cotton order, and another member has an unpaid order of its amount near its day. */
  readonly possible: ReadonlySet<string>;
}

/** Finds credits that another member may have paid. A cotton order may be worth many plans, so no name is necessary there. */
@Injectable()
export class OtherPayers {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  async among(pairs: readonly Pair[], session: ClientSession | null): Promise<LinesOfOthers> {
    const others = await this.unpaidNear(pairs, session);
    if (others.length === 0) return { named: new Set(), possible: new Set() };
    const names = await this.namesOf([...others, ...pairs.map(({ payment }) => payment)], session);
    const compare = nameComparison();
    const judged = pairs.map(({ line, payment }) => {
      const likeness = (memberId: string) => compare(names.get(memberId) ?? '', line.narration);
      const own = likeness(payment.memberId);
      const rivals = others.filter((other) => other.memberId !== payment.memberId && isNear(other, line));
      const best = Math.max(0, ...rivals.map(({ memberId }) => likeness(memberId)));
      return {
        lineId: line._id,
        isNamed: best >= named && best > own,
        isPossible: own < named && payment.kind === 'cotton' && rivals.some(({ kind }) => kind === 'cotton'),
      };
    });
    const linesOf = (which: typeof judged) => new Set(which.map(({ lineId }) => lineId));
    return {
      named: linesOf(judged.filter(({ isNamed }) => isNamed)),
      possible: linesOf(judged.filter(({ isPossible }) => isPossible)),
    };
  }

  /**
   * A clerk can match any credit to a request by hand, so such a match does not show that the request is paid; a match
   * by the rules does.
   */
  private async unpaidNear(pairs: readonly Pair[], session: ClientSession | null): Promise<Other[]> {
    const days = pairs.map(({ line }) => Date.parse(line.date));
    if (days.length === 0) return [];
    const margin = (nearDays + 1) * dayMs;
    const near = await this.expected
      .find(
        {
          amountPaise: { $in: [...new Set(pairs.map(({ line }) => line.amountPaise))] },
          requestedAt: { $gte: new Date(Math.min(...days) - margin), $lte: new Date(Math.max(...days) + margin) },
        },
        { memberId: 1, kind: 1, amountPaise: 1, requestedAt: 1, lineId: 1 },
      )
      .limit(mostOthers)
      .session(session)
      .lean<Other[]>();
    const lineIds = near.flatMap(({ lineId }) => lineId ?? []);
    const byRule = await this.lines
      .find({ _id: { $in: lineIds }, matcherAccounts: { $exists: false } }, { _id: 1 })
      .session(session)
      .lean<Pick<BankLine, '_id'>[]>();
    const paying = new Set(byRule.map(({ _id }) => _id));
    return near.filter(({ lineId }) => lineId === undefined || !paying.has(lineId));
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
