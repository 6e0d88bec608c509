import { BackgroundLoop, Clock, type NextRun } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnyBulkWriteOperation, Model } from 'mongoose';
import { searchFields } from '../domain/search-keys.js';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';
import { searchKeyLookModel, type SearchKeyLook } from './search-key-look.schema.js';

const several = 'of-several-words';
/** Memberships that are looked through in one run, so that a process that ends waits for no more. */
const atOnce = 500;
const minute = 60_000;
/**
 * Milliseconds after the start at which a look begins: beside this process one of the release before may go on writing keys of
 * single words alone.
 */
const looks = [0, 10 * minute, 60 * minute];
/** Milliseconds until the next try. */
const pause = 5_000;
/** Keys of several words begin with a blank. */
const ofSeveral = { searchKeys: /^ / };
const keyed = { name: 1, referralCode: 1, mobile: 1 } as const;
type Keyed = Pick<Membership, '_id' | keyof typeof keyed>;

interface Look {
  readonly begunAt: Date;
  /** The last id that was looked at. */
  readonly after: string;
  readonly filled: number;
}

/** Gives memberships of an older release the keys of several words: in the background, in any number of replicas, which share their looks. */
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
    this.loop.soon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** Whether a search may rely on the keys of several words. */
  async areComplete(): Promise<boolean> {
    this.complete ||= (await this.done.exists({ _id: several })) !== null;
    return this.complete;
  }

  /** @returns true while a look goes on, then the milliseconds until the next one */
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

  /** The look for which it is time, unless a replica has had one since. */
  private async due(): Promise<Look | null> {
    const begunAt = this.clock.now();
    const last = await this.done.findById(several).lean<SearchKeyLook>();
    const age = begunAt.getTime() - this.startedAt;
    const since = this.startedAt + (looks.findLast((after) => after <= age) ?? 0);
    return last !== null && last.begunAt.getTime() >= since ? null : { begunAt, after: '', filled: 0 };
  }

  /** @returns how far it is now, null when it is over */
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

  /** @returns how many; whoever got another name or mobile meanwhile has keys of it, or gets them at the next look */
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
