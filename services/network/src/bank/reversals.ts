import { isOnePerson } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CottonPayments } from './cotton-payments.js';
import { grouped } from './domain/grouped.js';
import { creditsTakenBackBy, type DismissedReversals } from './domain/numbered-reversals.js';
import { creditsReversedBy, isUnnumberedReversal, weekBefore } from './domain/unnumbered-reversals.js';
import { LineReleases } from './line-releases.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';

type Moved = Pick<BankLine, 'references' | 'amountPaise' | 'account'>;
/**
 * The limit applies to each statement separately. It counts only reversals whose amount and account equal those of a
 * credit, so that a crafted statement with thousands of reversals can't displace those of another one. Reversals
 * without a number are rare, and each is compared with all credits of its amount.
 */
const mostUnnumbered = 100;
type Debit = Moved & Pick<BankLine, '_id' | 'date' | 'statementId'>;

/**
 * A debit of the same number and amount flags the credit, in whichever order both are imported. The importer types the
 * account, so a debit of another account flags the credit but ends no match. The match of a rule ends only if one
 * person imported both lines for one account and the request still waits. Any other match stays and needs a second
 * approver, so that a made-up debit can't end other people's matches. The line of an approved request stays with it. A
 * reversal without a number raises a doubt, see `creditsReversedBy`.
 */
@Injectable()
export class Reversals {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly cotton: CottonPayments,
    private readonly releases: LineReleases,
  ) {}

  async reversalsOf<Credit extends Moved & DismissedReversals>(
    credits: readonly Credit[],
    session: ClientSession | null = null,
  ): Promise<ReadonlyMap<Credit, Debit>> {
    const numbers = [...new Set(credits.flatMap(({ references }) => references))];
    const shown = { references: 1, amountPaise: 1, account: 1, date: 1, statementId: 1 } as const;
    const ofDebits = { direction: 'debit' as const, references: { $in: numbers } };
    const debits = await this.lines.find(ofDebits, shown).session(session).lean<Debit[]>();
    return creditsTakenBackBy(debits, credits);
  }

  /**
   * @param news lines that this transaction has stored, or a credit whose reversal it has dismissed
   * @param known stored lines that the imported file shows, too
   * @returns the number of credits that are flagged now
   */
  async flag(news: readonly BankLine[], session: ClientSession, known: readonly BankLine[] = []): Promise<number> {
    return (await this.flagByNumber(news, session)) + (await this.flagUnnumbered(news, known, session));
  }

  /** A reversal without a number only raises a doubt, which a person resolves, and ends no match. */
  private async flagUnnumbered(
    news: readonly BankLine[],
    known: readonly BankLine[],
    session: ClientSession,
  ): Promise<number> {
    const ofCredits = news.filter(({ direction }) => direction === 'credit');
    const own = [...news, ...known].filter((line) => line.direction === 'debit' && isUnnumberedReversal(line));
    const earlier = await this.reversalsAfter(ofCredits, session);
    const debits = [...own, ...earlier];
    const [first] = debits.map(({ date }) => date).toSorted();
    if (first === undefined) return 0;
    const possible = {
      direction: 'credit' as const,
      amountPaise: { $in: [...new Set(debits.map(({ amountPaise }) => amountPaise))] },
      date: { $gte: weekBefore(first) },
    };
    const credits = await this.unflagged(possible, session);
    const isOfCredit = new Set(credits.map(amountOf));
    const few = fewOfEachStatement(
      own.filter((debit) => isOfCredit.has(amountOf(debit))),
      earlier.filter((debit) => isOfCredit.has(amountOf(debit))),
    );
    const reversed = creditsReversedBy(few, credits);
    for (const [{ _id, expectedId }, debit] of reversed) {
      await this.markReversed(_id, debit, session);
      if (expectedId !== undefined) await this.cotton.announceMatch(expectedId, _id, session);
    }
    await this.reassessOthers([...reversed.keys()], session);
    return reversed.size;
  }

  private async reversalsAfter(credits: readonly BankLine[], session: ClientSession): Promise<BankLine[]> {
    const [first] = credits.map(({ date }) => date).toSorted();
    if (first === undefined) return [];
    const amounts = new Set(credits.map(({ amountPaise }) => amountPaise));
    const ofDebits = { direction: 'debit' as const, references: { $size: 0 }, date: { $gte: first } };
    const debits = await this.lines.find(ofDebits).session(session).lean<BankLine[]>();
    return debits.filter((debit) => amounts.has(debit.amountPaise) && isUnnumberedReversal(debit));
  }

  private async flagByNumber(news: readonly Moved[], session: ClientSession): Promise<number> {
    const numbers = [...new Set(news.flatMap(({ references }) => references))];
    const ofDebits = { direction: 'debit' as const, references: { $in: numbers } };
    const taken = await this.lines.distinct('references', ofDebits).session(session);
    if (taken.length === 0) return 0;
    const credits = await this.unflagged({ direction: 'credit', references: { $in: taken } }, session);
    const reversed = await this.reversalsOf(credits, session);
    for (const [credit, debit] of reversed) {
      await this.markReversed(credit._id, debit, session);
      if (credit.expectedId !== undefined) await this.endMatch(credit, debit, session);
    }
    await this.reassessOthers([...reversed.keys()], session);
    return reversed.size;
  }

  /** An order whose credit is reversed may have been paid by the credit of another order. */
  private async reassessOthers(reversed: readonly BankLine[], session: ClientSession): Promise<void> {
    const _id = { $in: reversed.flatMap(({ expectedId }) => expectedId ?? []) };
    const orders = await this.expected.find({ _id, kind: 'cotton' }).session(session).lean<ExpectedPayment[]>();
    await this.cotton.reassess(orders, session);
  }

  /** The write to flagged credits conflicts with a concurrent dismissal, which then sees the new debits. */
  private async unflagged(credits: object, session: ClientSession): Promise<BankLine[]> {
    const flagged = { ...credits, reversedOn: { $exists: true } };
    await this.lines.updateMany(flagged, { $inc: { reversalChecks: 1 } }, { session });
    return this.lines
      .find({ ...credits, reversedOn: { $exists: false } })
      .session(session)
      .lean<BankLine[]>();
  }

  private async markReversed(
    _id: string,
    { date: reversedOn, _id: reversedBy }: Pick<BankLine, 'date' | '_id'>,
    session: ClientSession,
  ): Promise<void> {
    await this.lines.updateOne({ _id }, { $set: { reversedOn, reversedBy } }, { session });
  }

  private async endMatch(credit: BankLine, debit: Debit, session: ClientSession): Promise<void> {
    const { _id, expectedId, candidates } = credit;
    const payment = await this.expected.findById(expectedId).session(session).lean<ExpectedPayment>();
    if (payment === null) return;
    // An approved match stays. Cotton-order learns that its credit is reversed, so that the return of the wicks needs
    // an approver.
    if (payment.status === 'approved') return this.cotton.announceMatch(payment._id, _id, session);
    const isByHand = candidates.some(({ reason }) => reason === 'by-hand');
    const [ofCredit, ofDebit] = [await this.importerOf(credit, session), await this.importerOf(debit, session)];
    // Cotton-order must learn the new doubt.
    const mayBeForged = credit.account !== debit.account || !isOnePerson(ofCredit, ofDebit);
    if (isByHand || mayBeForged) return this.cotton.announceMatch(payment._id, _id, session);
    await this.releases.release({ lineId: _id, expectedId: payment._id, freedBy: ofDebit }, session);
  }

  private async importerOf(
    { statementId }: Pick<BankLine, 'statementId'>,
    session: ClientSession,
  ): Promise<readonly string[]> {
    const statement = await this.statements.findById(statementId).session(session).lean<BankStatement>();
    return statement?.importerAccounts ?? [];
  }
}

const amountOf = ({ account, amountPaise }: Pick<BankLine, 'account' | 'amountPaise'>): string =>
  `${amountPaise} ${account}`;

function fewOfEachStatement(own: readonly BankLine[], earlier: readonly BankLine[]): BankLine[] {
  const byStatement = grouped([...earlier], ({ statementId }) => [statementId]);
  const few = [own, ...byStatement.values()].flatMap((ofOne) => ofOne.slice(0, mostUnnumbered));
  return [...new Map(few.map((debit) => [debit._id, debit])).values()];
}
