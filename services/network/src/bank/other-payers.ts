import { indianDay, type Paise } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { grouped } from './domain/grouped.js';
import { nearDays } from './domain/matching.js';
import { nameComparison } from './domain/name-likeness.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

interface Pair {
  readonly line: Pick<BankLine, '_id' | 'amountPaise' | 'date' | 'narration'>;
  readonly payment: Pick<ExpectedPayment, 'memberId' | 'kind'>;
  readonly firstShownAt: Date;
}
interface Rival extends Pick<ExpectedPayment, 'memberId' | 'kind' | 'amountPaise' | 'requestedAt' | 'lineId'> {
  /**
   * The accounts are those that imported the credit that a rule matched to the request; the field is absent while the
   * request is unpaid.
   */
  readonly paidBy?: readonly string[];
}

/**
 * A credit may be the payment of another member; no such member is known if both flags are false. `isNamed`: the
 * narration resembles the name of another member (who has an unpaid request of this amount) more than the name of the
 * paired member. `isPossible`: the line may pay for the unpaid cotton order of another member. The accounts of
 * `importers` imported the credits of requests that would otherwise be unpaid; they could have made those credits up.
 */
interface OtherPayer {
  readonly isNamed: boolean;
  readonly isPossible: boolean;
  readonly importers: readonly string[];
}

const dayMs = 86_400_000;
/** Half of a name in a narration names the member, as for suggestions. */
const named = 0.5;
/**
 * If the paired request is a cotton order, another request up to this many days after the credit may still belong to
 * it, if it was sent before a statement showed the credit.
 */
export const lateDays = 14;
/** These words of a narration name no member, whatever name a member has chosen. */
const channelWords = /\b(?:UPI|IMPS|NEFT|RTGS|P2[AMP]|CR|DR|BANK|DEEPAM)\b/g;
/** The payer of a cotton order is unclear if more requests than this have its amount near its day. */
const mostRivals = 10_000;

/**
 * The service finds credits that another member may have paid. A cotton order may be worth many plans, so another
 * member may be its payer without being named.
 */
@Injectable()
export class OtherPayers {
  constructor(
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  async findAmong(pairs: readonly Pair[], session: ClientSession | null): Promise<ReadonlyMap<string, OtherPayer>> {
    const compare = nameComparison();
    const found = new Map<string, OtherPayer>();
    for (const [amountPaise, ofAmount] of grouped(pairs, ({ line }) => [line.amountPaise])) {
      const all = await this.rivalsOf(amountPaise, ofAmount, session);
      const isOfCotton = ofAmount.some(({ payment }) => payment.kind === 'cotton');
      const rivals = isOfCotton ? all : all.filter(({ paidBy }) => paidBy === undefined);
      const names = await this.namesOf([...rivals, ...ofAmount.map(({ payment }) => payment)], session);
      for (const pair of ofAmount) {
        const near = rivals.filter(isRivalOf(pair));
        const { name = '', renamedAt } = names.get(pair.payment.memberId) ?? {};
        const isRenamedLater = near.some(({ requestedAt }) => renamedAt !== undefined && requestedAt < renamedAt);
        const own = isRenamedLater ? 0 : compare(name, pair.line.narration.toUpperCase().replace(channelWords, ' '));
        const likeness = (memberId: string) => compare(names.get(memberId)?.name ?? '', pair.line.narration);
        found.set(pair.line._id, otherPayerOf(pair.payment, own, near, likeness));
      }
      if (all.length === mostRivals)
        for (const { line, payment } of ofAmount)
          found.set(line._id, { ...found.get(line._id)!, isPossible: payment.kind === 'cotton' });
    }
    return found;
  }

  /**
   * A clerk can match any credit to a request by hand, so such a match does not show that the request is paid; a match
   * by the rules does, until a debit reverses the credit.
   */
  private async rivalsOf(
    amountPaise: Paise,
    pairs: readonly Pair[],
    session: ClientSession | null,
  ): Promise<readonly Rival[]> {
    const days = pairs.map(({ line }) => Date.parse(line.date));
    const [first, last] = [Math.min(...days) - (nearDays + 1) * dayMs, Math.max(...days) + (lateDays + 1) * dayMs];
    const near = await this.expected
      .find(
        { amountPaise, requestedAt: { $gte: new Date(first), $lte: new Date(last) } },
        { memberId: 1, kind: 1, amountPaise: 1, requestedAt: 1, lineId: 1 },
      )
      .sort({ requestedAt: -1 })
      .limit(mostRivals)
      .session(session)
      .lean<Rival[]>();
    const paying = await this.lines
      .find(
        {
          _id: { $in: near.flatMap(({ lineId }) => lineId ?? []) },
          matcherAccounts: { $exists: false },
          reversedOn: { $exists: false },
        },
        { statementId: 1 },
      )
      .session(session)
      .lean<Pick<BankLine, '_id' | 'statementId'>[]>();
    const statements = await this.statements
      .find({ _id: { $in: [...new Set(paying.map(({ statementId }) => statementId))] } }, { importerAccounts: 1 })
      .session(session)
      .lean<Pick<BankStatement, '_id' | 'importerAccounts'>[]>();
    const importers = new Map(statements.map(({ _id, importerAccounts }) => [_id, importerAccounts]));
    const paidBy = new Map(paying.map(({ _id, statementId }) => [_id, importers.get(statementId) ?? []]));
    return near.map((rival) => {
      const accounts = rival.lineId === undefined ? undefined : paidBy.get(rival.lineId);
      return accounts === undefined ? rival : { ...rival, paidBy: accounts };
    });
  }

  private async namesOf(
    payments: readonly Pick<ExpectedPayment, 'memberId'>[],
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, Pick<Membership, 'name' | 'renamedAt'>>> {
    const ids = [...new Set(payments.map(({ memberId }) => memberId))];
    const found = await this.memberships
      .find({ _id: { $in: ids } }, { name: 1, renamedAt: 1 })
      .session(session)
      .lean<Membership[]>();
    return new Map(found.map((member) => [member._id, member]));
  }
}

const isRivalOf =
  ({ line, payment, firstShownAt }: Pair) =>
  ({ memberId, requestedAt }: Rival): boolean => {
    const days = (Date.parse(indianDay(requestedAt)) - Date.parse(line.date)) / dayMs;
    const mayBeLate = payment.kind === 'cotton' && days <= lateDays && requestedAt < firstShownAt;
    return memberId !== payment.memberId && days >= -nearDays && (days <= nearDays || mayBeLate);
  };

/**
 * @param own how much of the member's name the credit shows, 0 to 1; for a cotton order only the whole name counts, and
 * it does not outweigh that of another member
 */
function otherPayerOf(
  payment: Pair['payment'],
  own: number,
  rivals: readonly Rival[],
  likeness: (memberId: string) => number,
): OtherPayer {
  const rated = rivals.map((rival) => ({ ...rival, likeness: likeness(rival.memberId) }));
  const isBetter = (rival: (typeof rated)[number]) => rival.likeness >= named && rival.likeness > own;
  const mayPay = ({ kind, ...rival }: (typeof rated)[number]) =>
    payment.kind === 'cotton' && kind === 'cotton' && (own < 1 || rival.likeness >= named);
  const unpaid = rated.filter(({ paidBy }) => paidBy === undefined);
  const importers = rated.flatMap((rival) => (isBetter(rival) || mayPay(rival) ? (rival.paidBy ?? []) : []));
  return {
    isNamed: unpaid.some(isBetter),
    isPossible: unpaid.some(mayPay),
    importers: [...new Set(importers)],
  };
}
