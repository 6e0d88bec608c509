import { Clock, backOff } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { broadcastModel, type BroadcastDocument } from '../broadcasts/broadcast.schema.js';
import { notificationModel, type NotificationDocument } from '../notifications/persistence/notification.schema.js';

const mostTries = 5;

/** Another worker may take the push after this lease, in milliseconds. */
const leaseMs = 60_000;

/**
 * The retries come after about 5 s, 25 s, 2 min and 10 min.
 * @returns null after the last try
 */
function nextTry(tries: number, now: Date): Date | null {
  if (tries >= mostTries) return null;
  return new Date(now.getTime() + backOff(tries, { first: 5_000, most: 600_000, factor: 5 }));
}

/** Workers of several replicas take pushes one by one, each under a lease. */
@Injectable()
export class PushJobs {
  constructor(
    @InjectModel(notificationModel) private readonly notifications: Model<NotificationDocument>,
    @InjectModel(broadcastModel) private readonly broadcasts: Model<BroadcastDocument>,
    private readonly clock: Clock,
  ) {}

  async dueNotifications(asOf: Date, limit: number): Promise<Pick<NotificationDocument, '_id' | 'memberId'>[]> {
    return this.notifications
      .find({ 'push.state': 'waiting', 'push.dueAt': { $lte: asOf } }, { memberId: 1 })
      .sort({ 'push.dueAt': 1 })
      .limit(limit)
      .lean();
  }

  /** A push that another worker has taken or postponed in between is due later and stays open. */
  async finishAll(ids: readonly string[], asOf: Date): Promise<void> {
    if (ids.length === 0) return;
    const stillDue = { 'push.state': 'waiting', 'push.dueAt': { $lte: asOf } } as const;
    await this.notifications.updateMany({ _id: { $in: ids }, ...stillDue }, { 'push.state': 'done' });
  }

  /** @returns null if another worker has taken the push, or the notification was read since */
  async takeNotification(id: string): Promise<NotificationDocument | null> {
    const now = this.clock.now();
    return this.notifications
      .findOneAndUpdate(
        { _id: id, 'push.state': 'waiting', 'push.dueAt': { $lte: now } },
        { $set: { 'push.dueAt': this.leaseEnd(now) }, $inc: { 'push.tries': 1 } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async finish(id: string, tried: boolean): Promise<void> {
    // The state changes last, so that a half-finished push is continued after a crash.
    if (tried) await this.notifications.updateOne({ _id: id, status: 'Unsent' }, { status: 'Unread' });
    await this.notifications.updateOne({ _id: id }, { 'push.state': 'done' });
  }

  async retry({ _id, push }: NotificationDocument, sentTo: readonly string[]): Promise<void> {
    const dueAt = nextTry(push.tries, this.clock.now());
    if (!dueAt) return this.finish(_id, true);
    await this.notifications.updateOne({ _id }, { 'push.dueAt': dueAt, 'push.sentTo': sentTo });
  }

  async takeBroadcast(): Promise<BroadcastDocument | null> {
    const now = this.clock.now();
    return this.broadcasts
      .findOneAndUpdate(
        { 'push.state': 'waiting', 'push.dueAt': { $lte: now } },
        { $set: { 'push.dueAt': this.leaseEnd(now) } },
        { returnDocument: 'after' },
      )
      .lean();
  }

  async advance(id: string, servedTo: string): Promise<void> {
    const dueAt = this.leaseEnd(this.clock.now());
    await this.broadcasts.updateOne({ _id: id }, { 'push.servedTo': servedTo, 'push.dueAt': dueAt });
  }

  async finishBroadcast(id: string): Promise<void> {
    await this.broadcasts.updateOne({ _id: id }, { 'push.state': 'done' });
  }

  private leaseEnd(now: Date): Date {
    return new Date(now.getTime() + leaseMs);
  }
}
