import { BackgroundLoop, Database, Transactions } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';
import { fitting, sumUp, type TallySums } from './domain/sum-up.js';
import {
  contributionModel,
  networkSizeModel,
  tallyModel,
  type Contribution,
  type NetworkSize,
  type TallyDocument,
} from './tally.js';

/**
 * Totals lag behind by at most this pace when there is little work. Between wake-ups the loop looks for rows of other
 * processes.
 */
const pace = { gather: 200, pause: 5_000 };
const maxRows = 500;
/** The log entry of a transaction in MongoDB 4.0 is limited to 16 MB. */
const maxTotals = 20_000;

/**
 * Many rows are added together, so that the busiest total is written only a few times a second. Rows are deleted in the
 * transaction that counts them, so each counts exactly once, even with several replicas.
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
    private readonly memberships: MembershipsRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(tallyModel, () => this.loop.runSoon());
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async addBatch(): Promise<boolean> {
    if ((await this.rows.exists({})) === null) return false;
    return this.transactions.run(async (session) => {
      const waiting = await this.rows.find({}, null, { session }).sort({ _id: 1 }).limit(maxRows).lean();
      const entries = waiting.map((row) => row.entry);
      const taken = fitting(entries, maxTotals);
      const ids = waiting.slice(0, taken).map((row) => row._id);
      // The rows are removed first, so that two replicas with the same rows conflict early.
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
    if (totals.size > 0) await this.memberships.addTotals(totals, session);
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
