import { BackgroundLoop, Clock, Database } from '@deepam/platform';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';
import { membershipModel, type Membership } from '../tree/persistence/membership.schema.js';
import { MembershipsRepository } from '../tree/persistence/memberships.repository.js';

interface SponsorRename {
  readonly _id: string;
  readonly since: Date;
  /** The first pass has updated the rows that existed at the time of the change. */
  readonly spreadOnce: boolean;
}

export const sponsorRenameModel = 'SponsorRename';
export const sponsorRenameSchema = new Schema<SponsorRename>(
  { _id: { type: String, required: true }, since: Date, spreadOnce: Boolean },
  { collection: 'sponsor_renames', versionKey: false },
);

/** The pause between two passes is in milliseconds. */
const pause = 500;
/** After this many milliseconds no transaction that has read the old name can still commit. */
const transactionLifetime = 70_000;

/**
 * The rows of direct downlines contain the sponsor's name, so that a page of the network is one read. A sponsor may
 * have a hundred thousand rows, so they are updated after the change of the profile, until all of them are done.
 */
@Injectable()
export class SponsorRenames implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(SponsorRenames.name, () => this.spread(), 5_000);

  constructor(
    @InjectModel(sponsorRenameModel) private readonly renames: Model<SponsorRename>,
    @InjectModel(membershipModel) private readonly model: Model<Membership>,
    private readonly memberships: MembershipsRepository,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  onApplicationBootstrap(): void {
    this.database.wakeUps.on(sponsorRenameModel, () => this.loop.runSoon());
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  async add(sponsorId: string, session: ClientSession): Promise<void> {
    this.database.wakeUps.afterCommit(sponsorRenameModel, session);
    const rename = { since: this.clock.now(), spreadOnce: false };
    await this.renames.updateOne({ _id: sponsorId }, { $set: rename }, { session, upsert: true });
  }

  /**
   * The second pass runs when no registration can still use the old name.
   * @returns the time until the next pass, or false
   */
  private async spread(): Promise<number | false> {
    const settled = new Date(this.clock.now().getTime() - transactionLifetime);
    const due = await this.renames.find({ $or: [{ spreadOnce: false }, { since: { $lt: settled } }] }).lean();
    for (const { _id, since } of due) {
      const sponsor = await this.model.findById(_id, { name: 1 }).lean<Membership>();
      await this.memberships.renameSponsor(_id, sponsor?.name);
      // A concurrent rename has another `since` and stays.
      if (since < settled) await this.renames.deleteOne({ _id, since });
      else await this.renames.updateOne({ _id, since }, { $set: { spreadOnce: true } });
    }
    return (await this.renames.exists({})) === null ? false : pause;
  }
}
