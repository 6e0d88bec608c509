import type { BodyOf, sessionsSeen } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { sessionModel, type SessionDocument } from './session.schema.js';

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

  /** @returns false if it ended before */
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
