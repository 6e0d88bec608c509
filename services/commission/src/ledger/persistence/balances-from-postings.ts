import type { Paise } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { accountParts, companyAccounts, type CompanyAccountName } from '../domain/account.js';
import { balanceModel, companyShardOf, type BalanceDocument } from './balance.schema.js';
import { postingModel, type PostingDocument } from './posting.schema.js';

interface Sum {
  readonly _id: string;
  readonly amountPaise: Paise;
}

/**
 * A repair sets balances to the sums of their postings. A concurrent posting conflicts with it, and the repair starts
 * again.
 */
@Injectable()
export class BalancesFromPostings {
  constructor(
    @InjectModel(postingModel) private readonly postings: Model<PostingDocument>,
    @InjectModel(balanceModel) private readonly balances: Model<BalanceDocument>,
  ) {}

  async settleMember(session: ClientSession, memberId: string): Promise<void> {
    const amounts: Record<string, Paise> = {};
    for (const { _id, amountPaise } of await this.sums(session, { memberId }, `member:${memberId}:`)) {
      const parts = accountParts(_id);
      if (parts.owner === 'member') amounts[`${parts.ledger}.${parts.state}`] = amountPaise;
      if (parts.owner === 'liability') amounts[parts.name] = amountPaise;
    }
    await this.balances.updateOne({ _id: memberId }, { $set: amounts }, { session, upsert: true });
  }

  /** Only the sum of the shards counts, so one of them gets the whole difference. */
  async settleCompany(session: ClientSession): Promise<void> {
    const differences = new Map<CompanyAccountName, Paise>();
    const add = (name: CompanyAccountName, amount: Paise) =>
      differences.set(name, (differences.get(name) ?? 0) + amount);
    for (const { _id, amountPaise } of await this.sums(session, {}, 'company:')) {
      const parts = accountParts(_id);
      if (parts.owner === 'company') add(parts.name, amountPaise);
    }
    const shards = await this.balances
      .find({ company: { $exists: true } })
      .session(session)
      .lean();
    for (const { company } of shards) for (const name of companyAccounts) add(name, -(company?.[name] ?? 0));
    const wrong = [...differences].filter(([, amount]) => amount !== 0);
    if (wrong.length === 0) return;
    const increments = Object.fromEntries(wrong.map(([name, amount]) => [`company.${name}`, amount]));
    await this.balances.updateOne({ _id: companyShardOf('repair') }, { $inc: increments }, { session, upsert: true });
  }

  private async sums(session: ClientSession, filter: { memberId?: string }, beginning: string): Promise<Sum[]> {
    return this.postings
      .aggregate<Sum>([
        { $match: filter },
        { $unwind: '$lines' },
        { $match: { 'lines.account': { $regex: `^${beginning}` } } },
        { $group: { _id: '$lines.account', amountPaise: { $sum: '$lines.amountPaise' } } },
      ])
      .session(session);
  }
}
