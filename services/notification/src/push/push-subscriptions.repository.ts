import { createHash } from 'node:crypto';
import type { Revocation } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export const pushSubscriptionModel = 'PushSubscription';

export interface PushSubscriptionDocument {
  /** The id is the SHA-256 of the endpoint, in hex. */
  _id: string;
  memberId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  serverKey?: string;
  createdAt: Date;
  sessionId: string;
  sessionVersion: number;
  endedAt?: Date;
}

const KEPT_DAYS = 7;

export const pushSubscriptionSchema = new Schema<PushSubscriptionDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    endpoint: { type: String, required: true },
    p256dh: { type: String, required: true },
    auth: { type: String, required: true },
    serverKey: String,
    createdAt: { type: Date, required: true },
    sessionId: { type: String, required: true },
    sessionVersion: { type: Number, required: true },
    endedAt: Date,
  },
  { collection: 'push_subscriptions', versionKey: false },
);
pushSubscriptionSchema.index({ memberId: 1 });
pushSubscriptionSchema.index({ endedAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 3600 });

const idOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

const mostOfMember = 10;

@Injectable()
export class PushSubscriptionsRepository {
  constructor(@InjectModel(pushSubscriptionModel) private readonly model: Model<PushSubscriptionDocument>) {}

  /** A browser belongs to its latest subscriber, since two people may share a phone. */
  async save(subscription: Omit<PushSubscriptionDocument, '_id' | 'serverKey'> & { serverKey: string | undefined }) {
    const { endpoint, serverKey, ...rest } = subscription;
    const ofKey = serverKey === undefined ? {} : { serverKey };
    const change = { $set: { endpoint, ...rest, ...ofKey }, $unset: { endedAt: 1 } };
    await this.model.updateOne({ _id: idOf(endpoint) }, change, { upsert: true });
    const { memberId } = rest;
    const surplus = await this.model
      .find({ memberId }, { _id: 1 })
      .sort({ createdAt: -1, _id: 1 })
      .skip(mostOfMember)
      .lean();
    if (surplus.length > 0) await this.model.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
  }

  async removeOf(memberId: string, endpoint: string): Promise<void> {
    await this.model.deleteOne({ _id: idOf(endpoint), memberId });
  }

  /**
   * The end of one session removes its browser. If all sessions end, another person may have ended them, so the
   * browsers stay for warnings to the owner.
   */
  async removeEnded(
    { memberId, sessionVersion, sessionId, keeps }: Revocation,
    endedAt: Date,
    session: ClientSession,
  ): Promise<void> {
    if (sessionId !== undefined) {
      await this.model.deleteMany({ memberId, sessionId }, { session });
      return;
    }
    const ended = {
      memberId,
      sessionVersion: { $lt: sessionVersion },
      endedAt: { $exists: false },
      ...(keeps && {
        $nor: [
          {
            sessionId: keeps.sessionId,
            sessionVersion: { $gte: keeps.fromVersion },
          },
        ],
      }),
    };
    await this.model.updateMany(ended, { $set: { endedAt } }, { session });
  }

  async remove(id: string): Promise<void> {
    await this.model.deleteOne({ _id: id });
  }

  /** @param alsoEnded whether to include browsers of an owner who was logged out everywhere */
  async subscriptionsOf(memberId: string, { alsoEnded }: { alsoEnded: boolean }): Promise<PushSubscriptionDocument[]> {
    return this.model.find({ memberId, ...(!alsoEnded && { endedAt: { $exists: false } }) }).lean();
  }

  async ownersAmong(memberIds: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set(await this.model.distinct('memberId', { memberId: { $in: memberIds } }));
  }

  async batchAfter(id: string, limit: number): Promise<PushSubscriptionDocument[]> {
    return this.model
      .find({ _id: { $gt: id }, endedAt: { $exists: false } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
  }
}
