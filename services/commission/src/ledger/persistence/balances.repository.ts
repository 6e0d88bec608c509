import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { type BalanceChanges, type Changes, amountsIn, isBelowZero, type MemberAmounts } from '../domain/balance.js';
import { ledgers } from '../domain/account.js';
import type { ByLedger } from '../domain/posting.js';
import { balanceModel, companyShardOf, type BalanceDocument } from './balance.schema.js';

export type MayFall = (path: string) => boolean;

/** The caller has checked the balance before, so this error means that a concurrent transaction was faster. */
export class BalanceTooLow extends Error {
  override readonly name = 'BalanceTooLow';
}

const nothingFalls: MayFall = () => false;

interface WaivableBalance {
  readonly memberId: string;
  readonly words: string | null;
  readonly amounts: ByLedger;
}

const availableIn = (stored: BalanceDocument): ByLedger => {
  const { commission, earnings } = amountsIn(stored);
  return { commission: commission.available, earnings: earnings.available };
};

/** The transaction of every posting keeps the balances. They can be recomputed from postings. */
@Injectable()
export class BalancesRepository {
  private readonly balances: Documents<BalanceDocument>;

  constructor(database: Database) {
    this.balances = database.documents(balanceModel);
  }

  async balancesOf(memberId: string, session?: ClientSession): Promise<MemberAmounts> {
    const found = await this.balances.findOne({ _id: memberId }, { session });
    return amountsIn(found ?? {});
  }

  async belowZeroAmong(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.balances.find({ _id: { $in: memberIds } }, { session });
    return new Set(found.flatMap((stored) => (isBelowZero(amountsIn(stored)) ? [stored._id] : [])));
  }

  /** Requests are blocked while the account is being closed, and afterwards. */
  async isClosing(memberId: string, now: Date, session: ClientSession): Promise<boolean> {
    const found = await this.balances.findOne({ _id: memberId }, { session, fields: { closing: 1, closedAt: 1 } });
    return found?.closedAt !== undefined || (found?.closing !== undefined && found.closing.until > now);
  }

  /** Payouts change the same document, so concurrent transactions conflict and the later one is repeated. */
  async hold(
    memberId: string,
    closing: NonNullable<BalanceDocument['closing']>,
    session: ClientSession,
  ): Promise<void> {
    await this.balances.update({ _id: memberId }, { $set: { closing } }, { session, upsert: true });
  }

  /** Credits change the same document, so no credit is missed by the closing. */
  async close(memberId: string, closedAt: Date, session: ClientSession): Promise<void> {
    await this.balances.update({ _id: memberId }, { $set: { closedAt } }, { session, upsert: true });
  }

  async findWaivable(memberIds: readonly string[], session: ClientSession): Promise<WaivableBalance[]> {
    const found = await this.balances.find({ _id: { $in: memberIds }, closedAt: { $exists: true } }, { session });
    return found
      .map((stored) => ({ memberId: stored._id, words: stored.closing?.words ?? null, amounts: availableIn(stored) }))
      .filter(({ amounts }) => ledgers.some((ledger) => amounts[ledger] !== 0));
  }

  /**
   * @param mayFall the accounts that may fall below zero, since a member who has spent reversed commission owes it
   * @throws BalanceTooLow if an account of a member would fall below zero
   */
  async apply(
    session: ClientSession,
    { members, company }: BalanceChanges,
    key: string,
    mayFall: MayFall = nothingFalls,
  ): Promise<void> {
    // An amount that is added and taken within the postings changes nothing, such as a deposit that is opened by its
    // refund.
    const changed = [...members].filter(([, changes]) => changes.size > 0);
    const updates = changed.map(([memberId, changes]) => memberUpdate(memberId, changes, mayFall));
    if (company.size > 0) updates.push(companyUpdate(companyShardOf(key), company));
    if (updates.length === 0) return;
    const { matchedCount, upsertedCount } = await this.balances.updateEachUnchecked(updates, session);
    if (matchedCount + upsertedCount !== updates.length) throw new BalanceTooLow('An account would fall below zero');
  }
}

function memberUpdate(memberId: string, changes: Changes, mayFall: MayFall) {
  const taken = [...changes].filter(([, amount]) => amount < 0);
  const guarded = taken.filter(([path]) => !mayFall(path));
  return {
    filter: { _id: memberId, ...Object.fromEntries(guarded.map(([path, amount]) => [path, { $gte: -amount }])) },
    update: { $inc: Object.fromEntries(changes) },
    upsert: taken.length === 0,
  };
}

function companyUpdate(shard: string, changes: BalanceChanges['company']) {
  const increments = [...changes].map(([name, amount]) => [`company.${name}`, amount]);
  return { filter: { _id: shard }, update: { $inc: Object.fromEntries(increments) }, upsert: true };
}
