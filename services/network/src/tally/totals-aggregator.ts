import { BackgroundLoop, Database, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../membership/persistence/membership.schema.js';
import { fitting, sumUp, type TallySums } from './domain/sum-up.js';
import {
  contributionModel,
  networkSizeModel,
  tallyModel,
  type Contribution,
  type NetworkSize,
  type TallyDocument,
} from './tally.schema.js';

/** Totals may be behind by what is gathered, when there is little to do; looks between are for what another process left. */
const pace = { gather: 200, pause: 1_000 };
const maxRows = 500;
/** A transaction of MongoDB 4.0 must fit into 16 MB of its log. */
const maxTotals = 20_000;

/**
 * Adds the tally to the totals, many rows at once, so that the busiest total is written a few times a second at most.
 * Rows leave the tally in the transaction that counts them: each counts exactly once, also with several replicas at it.
 */
@Injectable()
export class TotalsAggregator implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(TotalsAggregator.name, () => this.addBatch(), pace);

  constructor(
    private readonly transactions: Transactions,
    private readonly database: Database,
    @InjectModel(tallyModel) private readonly rows: Model<TallyDocument>,
    @InjectModel(networkSizeModel) private readonly sizes: Model<NetworkSize>,
    @InjectModel(contributionModel) private readonly contributions: Model<Contribution>,
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
  ) {}

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(tallyModel, () => this.loop.soon());
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** One batch. @returns whether there may be more */
  async addBatch(): Promise<boolean> {
    if ((await this.rows.exists({})) === null) return false;
    return this.transactions.run(async (session) => {
      const waiting = await this.rows.find({}, null, { session }).sort({ _id: 1 }).limit(maxRows).lean();
      const entries = waiting.map((row) => row.entry);
      const taken = fitting(entries, maxTotals);
      const ids = waiting.slice(0, taken).map((row) => row._id);
      // First, so that of two replicas with the same rows one meets a conflict at once.
      await this.rows.deleteMany({ _id: { $in: ids } }, { session });
      await this.write(sumUp(entries.slice(0, taken)), session);
      return waiting.length === maxRows || taken < waiting.length;
    });
  }

  private async write({ networks, totals, contributions }: TallySums, session: ClientSession): Promise<void> {
    const options = { session, ordered: false };
    if (networks.size > 0) {
      await this.sizes.bulkWrite(
        [...networks].map(([_id, sums]) => ({ updateOne: { filter: { _id }, update: { $inc: sums }, upsert: true } })),
        options,
      );
    }
    if (totals.size > 0) {
      await this.memberships.bulkWrite(
        [...totals].map(([_id, sums]) => ({ updateOne: { filter: { _id }, update: { $inc: sums }, upsert: true } })),
        options,
      );
    }
    if (contributions.size > 0) {
      await this.contributions.bulkWrite(
        [...contributions].map(([_id, { amountPaise, ...who }]) => ({
          updateOne: { filter: { _id }, update: { $inc: { amountPaise }, $set: who }, upsert: true },
        })),
        options,
      );
    }
  }
}
