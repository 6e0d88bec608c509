import { BackgroundLoop, DatabaseUsers } from '@deepam/platform';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { forgottenMemberModel, type ForgottenMember } from './forgotten-member.schema.js';
import { ForgottenRows } from './forgotten-rows.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const reach = 31 * day;
const batch = 50;

/**
 * This service has to forget these members, first of all in its outbox. The request is stored in the transaction of its
 * event and done in the background by any replica. It is repeated each day while late events may name the member, and
 * later each month, because an operator may replay a dead letter after years. Times are real, like those of the outbox.
 */
@Injectable()
export class ForgottenMembers implements OnApplicationBootstrap {
  private readonly logger = new Logger(ForgottenMembers.name);
  private readonly others: ((memberId: string) => Promise<void>)[] = [];
  private readonly loop = new BackgroundLoop(ForgottenMembers.name, () => this.forgetDue(), minute);

  constructor(
    @InjectModel(forgottenMemberModel) private readonly members: Model<ForgottenMember>,
    private readonly rows: ForgottenRows,
    private readonly users: DatabaseUsers,
  ) {}

  onApplicationBootstrap(): void {
    this.users.register(() => this.loop.stop());
    this.loop.runSoon();
  }

  /**
   * Registers another place of this service with personal data.
   * @param forget runs as often as the outbox is searched and must be idempotent
   */
  alsoBy(forget: (memberId: string) => Promise<void>): void {
    this.others.push(forget);
  }

  async addMember(memberId: string, session: ClientSession): Promise<void> {
    const now = new Date();
    const note = { dueAt: now, until: new Date(now.getTime() + reach) };
    await this.members.updateOne({ _id: memberId }, { $set: note }, { session, upsert: true });
    session.once('ended', () => this.loop.runSoon());
  }

  async forgetDue(now = new Date()): Promise<boolean> {
    const due = await this.members
      .find({ dueAt: { $lte: now } })
      .sort({ dueAt: 1 })
      .limit(batch)
      .lean();
    for (const { _id, dueAt, until } of due) {
      const isAll = await this.forgetMember(_id);
      const pause = until > now ? day : reach;
      await this.members.updateOne({ _id, dueAt }, { $set: { dueAt: after(now, isAll ? pause : minute) } });
    }
    return due.length === batch;
  }

  /** @returns false when some rows are left: a failure for one member does not stop the others */
  private async forgetMember(memberId: string): Promise<boolean> {
    try {
      for (const forget of this.others) await forget(memberId);
      return await this.rows.forgetMember(memberId);
    } catch (error) {
      this.logger.error(error);
      return false;
    }
  }
}

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
