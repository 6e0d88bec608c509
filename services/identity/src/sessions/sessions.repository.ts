import type { BodyOf, sessionsSeen } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const sessionModel = 'Session';

export const KEEP_DAYS = 90;

export interface SessionDocument {
  _id: string;
  accountId: string;
  /** A session whose version is below that of the account has ended. */
  sessionVersion: number;
  browser: string | null;
  system: string | null;
  madeAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
  endedAt: Date | null;
}

const needed = { type: Date, required: true };

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sessionVersion: { type: Number, required: true },
    browser: { type: String, default: null },
    system: { type: String, default: null },
    madeAt: needed,
    lastSeenAt: needed,
    endsAt: needed,
    endedAt: { type: Date, default: null },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ accountId: 1, lastSeenAt: -1 });
sessionSchema.index({ endedAt: 1, lastSeenAt: 1 });
sessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: KEEP_DAYS * 24 * 3600 });

const MOST_SHOWN = 50;

@Injectable()
export class SessionsRepository {
  constructor(@InjectModel(sessionModel) private readonly model: Model<SessionDocument>) {}

  async keep(
    { _id, sessionVersion, lastSeenAt, endsAt, ...session }: Omit<SessionDocument, 'endedAt'>,
    transaction: ClientSession | null = null,
  ): Promise<void> {
    const change = { $setOnInsert: { ...session, endedAt: null }, $max: { sessionVersion, lastSeenAt, endsAt } };
    await this.model.updateOne({ _id }, change, { upsert: true }).session(transaction);
  }

  async listOpen(accountId: string, sessionVersion: number, now: Date): Promise<SessionDocument[]> {
    return this.model
      .find({ accountId, sessionVersion: { $gte: sessionVersion }, endedAt: null, endsAt: { $gt: now } })
      .sort({ lastSeenAt: -1, _id: 1 })
      .limit(MOST_SHOWN)
      .lean();
  }

  async hasAny(accountId: string): Promise<boolean> {
    return (await this.model.exists({ accountId })) !== null;
  }

  async find(accountId: string, _id: string): Promise<SessionDocument | null> {
    return this.model.findOne({ _id, accountId }).lean();
  }

  async has(accountId: string, _id: string): Promise<boolean> {
    return (await this.model.exists({ _id, accountId })) !== null;
  }

  async hasEnded(accountId: string, _id: string, session: ClientSession): Promise<boolean> {
    const ended = { _id, accountId, endedAt: { $ne: null } };
    return (await this.model.exists(ended).session(session)) !== null;
  }

  /** @returns false if the session had ended before */
  async end(accountId: string, _id: string, endedAt: Date, session: ClientSession): Promise<boolean> {
    const { modifiedCount } = await this.model.updateOne(
      { _id, accountId, endedAt: null },
      { $set: { endedAt } },
      { session },
    );
    return modifiedCount === 1;
  }

  async goOn(_id: string, sessionVersion: number, endsAt: Date, session: ClientSession): Promise<void> {
    await this.model.updateOne({ _id }, { $max: { sessionVersion, endsAt } }, { session });
  }

  async noteSeen(seen: BodyOf<typeof sessionsSeen>['sessions']): Promise<void> {
    if (seen.length === 0) return;
    await this.model.bulkWrite(
      seen.map(({ memberId: accountId, sessionId: _id, seenAt }) => ({
        updateOne: { filter: { _id, accountId }, update: { $max: { lastSeenAt: new Date(seenAt) } } },
      })),
      { ordered: false },
    );
  }

  async listIdle(before: Date, now: Date, limit: number): Promise<SessionDocument[]> {
    return this.model
      .find({ endedAt: null, lastSeenAt: { $lt: before }, endsAt: { $gt: now } })
      .limit(limit)
      .lean();
  }
}
