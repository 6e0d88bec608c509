import { Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { BalanceChanges } from '../domain/balance-changes.js';
import { ledgers } from '../domain/account.js';
import { amountsIn, isBelowZero, type MemberAmounts } from '../domain/balance.js';
import type { ByLedger } from '../domain/posting.js';
import { balanceModel, companyShardOf, type BalanceDocument } from './balance.schema.js';
import { memberUpdate, companyUpdate } from './balance-updates.js';
import type { MayFall } from './may-fall.js';

/** An account would have fallen below zero. The caller looked before: this says that somebody else was faster. */
export class BalanceTooLow extends Error {
  override readonly name = 'BalanceTooLow';
}

const nothingFalls: MayFall = () => false;

/** What is available to a member who has closed the account, and the words by which it was waived. */
export interface WaivableBalance {
  readonly memberId: string;
  readonly words: string | null;
  readonly amounts: ByLedger;
}

const availableIn = (stored: BalanceDocument): ByLedger => {
  const { commission, earnings } = amountsIn(stored);
  return { commission: commission.available, earnings: earnings.available };
};

/** What each account holds now: kept by the transaction of every posting, and recomputable from postings alone. */
@Injectable()
export class BalancesRepository {
  private readonly balances: Documents<BalanceDocument>;

  constructor(database: Database) {
    this.balances = database.documents(balanceModel);
  }

  /** All zero for somebody who never got anything. */
  async of(memberId: string, session?: ClientSession): Promise<MemberAmounts> {
    const found = await this.balances.findOne({ _id: memberId }, { session });
    return amountsIn(found ?? {});
  }

  /** Those of them to whom less than nothing is available. */
  async belowZeroAmong(memberIds: readonly string[], session?: ClientSession): Promise<ReadonlySet<string>> {
    const found = await this.balances.find({ _id: { $in: memberIds } }, { session });
    return new Set(found.flatMap((stored) => (isBelowZero(amountsIn(stored)) ? [stored._id] : [])));
  }

  /** Whether nothing may be asked for: the account is closed, or is being closed. */
  async isClosing(memberId: string, now: Date, session: ClientSession): Promise<boolean> {
    const found = await this.balances.findOne({ _id: memberId }, { session, fields: { closing: 1, closedAt: 1 } });
    return found?.closedAt !== undefined || (found?.closing !== undefined && found.closing.until > now);
  }

  /** Payouts write to the same document: of two at a time one is run again, and sees the other. */
  async hold(
    memberId: string,
    closing: NonNullable<BalanceDocument['closing']>,
    session: ClientSession,
  ): Promise<void> {
    await this.balances.update({ _id: memberId }, { $set: { closing } }, { session, upsert: true });
  }

  /** Credits write to the same document: each of them is seen by the closing, or sees it. */
  async close(memberId: string, closedAt: Date, session: ClientSession): Promise<void> {
    await this.balances.update({ _id: memberId }, { $set: { closedAt } }, { session, upsert: true });
  }

  /** The closed ones among them to whom something is available. */
  async waivable(memberIds: readonly string[], session: ClientSession): Promise<WaivableBalance[]> {
    const found = await this.balances.find({ _id: { $in: memberIds }, closedAt: { $exists: true } }, { session });
    return found
      .map((stored) => ({ memberId: stored._id, words: stored.closing?.words ?? null, amounts: availableIn(stored) }))
      .filter(({ amounts }) => ledgers.some((ledger) => amounts[ledger] !== 0));
  }

  /**
   * Applies what postings do.
   * @param mayFall by what takes a sale back: whoever has spent the commission owes it
   * @throws BalanceTooLow when an account of a member would fall below zero
   */
  async apply(
    session: ClientSession,
    { members, company }: BalanceChanges,
    key: string,
    mayFall: MayFall = nothingFalls,
  ): Promise<void> {
    // What comes and goes within the postings, such as a deposit that is opened by its refund, changes nothing.
    const changed = [...members].filter(([, changes]) => changes.size > 0);
    const updates = changed.map(([memberId, changes]) => memberUpdate(memberId, changes, mayFall));
    if (company.size > 0) updates.push(companyUpdate(companyShardOf(key), company));
    if (updates.length === 0) return;
    const { matchedCount, upsertedCount } = await this.balances.updateEachUnchecked(updates, session);
    if (matchedCount + upsertedCount !== updates.length) throw new BalanceTooLow('An account would fall below zero');
  }
}
