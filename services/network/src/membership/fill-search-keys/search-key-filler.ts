import { BackgroundLoop, Clock, type NextRun } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnyBulkWriteOperation, Model } from 'mongoose';
import { searchFields } from '../domain/search-keys.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';
import { searchKeyLookModel, type SearchKeyLook } from './search-key-look.schema.js';

const several = 'of-several-words';
const atOnce = 500;
const minute = 60_000;
/**
 * The times are milliseconds after the start. A process of the previous release may still write memberships without
 * keys of several words.
 */
const looks = [0, 10 * minute, 60 * minute];
/** The pause before a retry is in milliseconds. */
const pause = 5_000;
const ofSeveral = { searchKeys: /^ / };
const keyed = { name: 1, referralCode: 1, mobile: 1 } as const;
type Keyed = Pick<Membership, '_id' | keyof typeof keyed>;

interface Look {
  readonly begunAt: Date;
  readonly after: string;
  readonly filled: number;
}

/** Memberships of an older release get the keys of several words in the background. Replicas share the work. */
@Injectable()
export class SearchKeyFiller implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(SearchKeyFiller.name);
  private readonly loop = new BackgroundLoop(SearchKeyFiller.name, () => this.run(), pause);
  private startedAt = 0;
  private complete = false;
  private looking: Look | null = null;

  constructor(
    @InjectModel(membershipModel) private readonly memberships: Model<Membership>,
    @InjectModel(searchKeyLookModel) private readonly done: Model<SearchKeyLook>,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.startedAt = this.clock.now().getTime();
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async areComplete(): Promise<boolean> {
    this.complete ||= (await this.done.exists({ _id: several })) !== null;
    return this.complete;
  }

  /** @returns true while the run continues, then the milliseconds until the next one */
  async run(): Promise<NextRun> {
    this.looking ??= await this.due();
    if (this.looking !== null) {
      this.looking = await this.lookOn(this.looking);
      return true;
    }
    const age = this.clock.now().getTime() - this.startedAt;
    const next = looks.find((after) => after > age);
    return next === undefined ? 'over' : next - age;
  }

  private async due(): Promise<Look | null> {
    const begunAt = this.clock.now();
    const last = await this.done.findById(several).lean<SearchKeyLook>();
    const age = begunAt.getTime() - this.startedAt;
    const since = this.startedAt + (looks.findLast((after) => after <= age) ?? 0);
    return last !== null && last.begunAt.getTime() >= since ? null : { begunAt, after: '', filled: 0 };
  }

  /** @returns the progress, or null at the end */
  private async lookOn({ begunAt, after, filled }: Look): Promise<Look | null> {
    const beyond = this.memberships.findOne({ _id: { $gt: after } }, { _id: 1 }).sort({ _id: 1 });
    const end = await beyond.skip(atOnce - 1).lean();
    const some = await this.memberships
      .find({ _id: { $gt: after, ...(end && { $lte: end._id }) }, live: true, $nor: [ofSeveral] }, keyed)
      .lean<Keyed[]>();
    const filledNow = filled + (await this.fill(some));
    if (end) return { begunAt, after: end._id, filled: filledNow };
    await this.done.updateOne({ _id: several }, { $max: { begunAt } }, { upsert: true });
    if (filledNow > 0) this.logger.log(`${filledNow} older memberships are found by several words now`);
    return null;
  }

  /**
   * A concurrent change of name or mobile writes its own keys, or gets them in the next run.
   * @returns the number of filled memberships
   */
  private async fill(some: readonly Keyed[]): Promise<number> {
    if (some.length === 0) return 0;
    const updates = some.map((membership): AnyBulkWriteOperation<Membership> => ({
      updateOne: {
        filter: { _id: membership._id, name: membership.name, mobile: membership.mobile },
        update: { $set: searchFields(membership) },
      },
    }));
    return (await this.memberships.bulkWrite(updates, { ordered: false })).modifiedCount;
  }
}
