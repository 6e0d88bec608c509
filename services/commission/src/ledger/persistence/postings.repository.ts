import type { Paise } from '@deepam/contracts';
import { Clock, Database, MemberLocks, newId, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { balanceChanges, type Changes, type AccountSums } from '../domain/balance.js';
import { ledgers } from '../domain/account.js';
import { correctedBy, creditOf, type Credit } from '../domain/credit.js';
import type { Span } from '../domain/periods.js';
import { balanced, type Posting } from '../domain/posting.js';
import { settlementOf } from '../domain/correction-postings.js';
import { BalancesRepository, type MayFall } from './balances.repository.js';
import { DayMarksRepository } from './day-marks.repository.js';
import { postingModel, type PostingDocument } from './posting.schema.js';

const newestFirst = { occurredAt: -1, _id: -1 } as const;

export interface StatementPosition {
  readonly occurredAt: Date;
  readonly id: string;
}

const makesAvailable = (changes: Changes): boolean =>
  ledgers.some((ledger) => (changes.get(`${ledger}.available`) ?? 0) > 0);

const within = ({ since, until, asOf }: Span) => ({
  ...(asOf && { recordedAt: { $lte: asOf } }),
  ...((since ?? until) && { occurredAt: { ...(since && { $gte: since }), ...(until && { $lt: until }) } }),
});

@Injectable()
export class PostingsRepository {
  private readonly postings: Documents<PostingDocument>;

  constructor(
    database: Database,
    @InjectModel(postingModel) private readonly model: Model<PostingDocument>,
    private readonly balances: BalancesRepository,
    private readonly locks: MemberLocks,
    private readonly clock: Clock,
    private readonly days: DayMarksRepository,
  ) {
    this.postings = database.documents(postingModel);
  }

  /**
   * Postings and balances are written in the transaction of `session`. A transaction calls this once, or again only for
   * members of the first call.
   * @param mayFall the accounts that may fall below zero; none by default
   * @throws UnbalancedPosting, BalanceTooLow, or the database's duplicate key error for a posted key
   */
  async append(session: ClientSession, postings: readonly Posting[], mayFall?: MayFall): Promise<void> {
    if (postings.length === 0) return;
    const { members } = balanceChanges(postings);
    this.locks.acquire(session, [...members.keys()]);
    await this.write(session, postings, mayFall);
    await this.waive(
      session,
      [...members].filter(([, changes]) => mayFall !== undefined || makesAvailable(changes)).map(([id]) => id),
    );
  }

  /** A transaction can request locks only once, so it locks all members before its first posting. */
  lock(session: ClientSession, memberIds: readonly string[]): void {
    this.locks.acquire(session, [...new Set(memberIds)]);
  }

  /**
   * The available balance goes to the company, at the closing and whenever a posting makes more available. The company
   * bears the debt.
   */
  async close(session: ClientSession, memberId: string, closedAt: Date): Promise<void> {
    this.locks.acquire(session, [memberId]);
    await this.balances.close(memberId, closedAt, session);
    await this.waive(session, [memberId]);
  }

  private async waive(session: ClientSession, memberIds: readonly string[]): Promise<void> {
    if (memberIds.length === 0) return;
    const found = await this.balances.findWaivable(memberIds, session);
    await this.write(
      session,
      found.map((account) => settlementOf(account, { id: newId(), at: this.clock.now() })),
    );
  }

  private async write(session: ClientSession, postings: readonly Posting[], mayFall?: MayFall): Promise<void> {
    const [first] = postings;
    if (!first) return;
    const recordedAt = this.clock.now();
    const documents = postings.map((posting) => ({ ...balanced(posting), recordedAt }));
    const changes = balanceChanges(postings);
    // Transactions conflict at balances, so a conflict shows before the postings are written.
    await this.balances.apply(session, changes, first.key, mayFall);
    await this.postings.insertUnchecked(documents, session);
    this.days.add(
      postings.map(({ occurredAt }) => occurredAt),
      session,
    );
  }

  async find(id: string, session?: ClientSession): Promise<Posting | null> {
    return this.postings.findOne({ _id: id }, { session });
  }

  async findByKey(key: string): Promise<Posting | null> {
    return this.postings.findOne({ key });
  }

  async isPosted(key: string, session: ClientSession): Promise<boolean> {
    return (await this.postings.findOne({ key }, { session, fields: { key: 1 } })) !== null;
  }

  async postedAmong(keys: readonly string[], session: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.postings.find({ key: { $in: keys } }, { session, fields: { key: 1 } });
    return new Set(found.map(({ key }) => key));
  }

  async idsOfLost(saleId: string, memberIds: readonly string[], session: ClientSession): Promise<Map<string, string>> {
    const corrections = { memberId: { $in: memberIds }, kind: 'correction', 'reference.saleId': saleId } as const;
    const found = await this.postings.find(corrections, { session });
    return new Map(found.map((one) => [`${one.memberId} ${one.reference.level}`, one.correctsId ?? '']));
  }

  async creditsAmong(keys: readonly string[], session: ClientSession): Promise<Credit[]> {
    const found = await this.postings.find({ key: { $in: keys } }, { session, sort: { key: 1 } });
    return found.flatMap((posting) => creditOf(posting) ?? []);
  }

  async takenBack({ postingId }: Credit, session: ClientSession): Promise<{ amountPaise: Paise; corrections: number }> {
    const found = await this.correctionsOf([postingId], session);
    return { amountPaise: found.reduce((sum, one) => sum + correctedBy(one), 0), corrections: found.length };
  }

  async allTakenBack(creditIds: readonly string[]): Promise<ReadonlyMap<string, Paise>> {
    const sums = new Map<string, Paise>();
    for (const one of await this.correctionsOf(creditIds)) {
      const creditId = one.correctsId ?? '';
      sums.set(creditId, (sums.get(creditId) ?? 0) + correctedBy(one));
    }
    return sums;
  }

  private async correctionsOf(creditIds: readonly string[], session?: ClientSession): Promise<Posting[]> {
    return this.postings.find({ correctsId: { $in: creditIds, $type: 'string' } }, { session });
  }

  async statementOf(memberId: string, span: Span, limit: number, after: StatementPosition | null): Promise<Posting[]> {
    const place = rowsAfter({ memberId }, newestFirst, after && [after.occurredAt, after.id]);
    return this.postings.find({ $and: [place, { memberId, ...within(span) }] }, { sort: newestFirst, limit });
  }

  async sumsOf(memberId: string, { since, until, asOf }: Span): Promise<AccountSums[]> {
    const amount = '$lines.amountPaise';
    return this.model.aggregate<AccountSums>([
      { $match: { memberId, ...within({ since: null, until, asOf }) } },
      { $unwind: '$lines' },
      {
        $group: {
          _id: '$lines.account',
          before: { $sum: since === null ? 0 : { $cond: [{ $lt: ['$occurredAt', since] }, amount, 0] } },
          after: { $sum: amount },
        },
      },
      { $project: { _id: 0, account: '$_id', before: 1, after: 1 } },
    ]);
  }
}
