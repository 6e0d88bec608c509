import { currentContext, Database, firstIdAt, newId, rowsAfter, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { InboxesRepository } from '../../inboxes/inboxes.repository.js';
import type { Request } from '../../requests/request-states.repository.js';
import { newestFirst, type Position } from '../../broadcasts/broadcasts.repository.js';
import { notificationModel, type NotificationDocument } from './notification.schema.js';
import type { PersonalKind } from '@deepam/contracts';
import type { StoredParams } from '../domain/texts.js';

@Injectable()
export class NotificationsRepository {
  private readonly notifications: Documents<NotificationDocument>;

  constructor(
    @InjectModel(notificationModel) private readonly model: Model<NotificationDocument>,
    database: Database,
    private readonly inboxes: InboxesRepository,
  ) {
    this.notifications = database.documents(notificationModel);
  }

  async addAll(notifications: readonly NewNotification[], session: ClientSession): Promise<void> {
    const missing = await this.missing(notifications, session);
    if (missing.length === 0) return;
    const seqs = await this.inboxes.nextSeqs(
      missing.map(({ memberId }) => memberId),
      session,
    );
    const { traceparent } = currentContext() ?? {};
    const documents = missing.map((notification, at) => ({
      ...created(notification, seqs[at]!),
      ...(traceparent && { traceparent }),
    }));
    await this.notifications.insertUnchecked(documents, session);
  }

  private async missing(notifications: readonly NewNotification[], session: ClientSession): Promise<NewNotification[]> {
    if (notifications.length === 0) return [];
    const wanted = new Map(notifications.map((notification) => [keyOf(notification), notification]));
    const keys = [...wanted.values()].map(({ memberId, kind, subject }) => ({ memberId, kind, subject }));
    const known = await this.notifications.find(
      { $or: keys },
      { fields: { memberId: 1, kind: 1, subject: 1 }, session },
    );
    for (const notification of known) wanted.delete(keyOf(notification));
    return [...wanted.values()];
  }

  async page(
    memberId: string,
    { unread, limit, position }: { unread: boolean; limit: number; position: Position | null },
  ): Promise<NotificationDocument[]> {
    const filter = { memberId, ...(unread && { unread: true }) };
    return this.notifications.find(rowsAfter(filter, newestFirst, position), { sort: newestFirst, limit });
  }

  async findAfter(memberId: string, seq: number, limit: number): Promise<NotificationDocument[]> {
    return this.notifications.find({ memberId, seq: { $gt: seq } }, { sort: { seq: 1 }, limit });
  }

  async countUnread(memberId: string): Promise<number> {
    return this.model.countDocuments({ memberId, unread: true });
  }

  async markRead(memberId: string, id: string): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne({ _id: id, memberId }, { status: 'Read', unread: false });
    return matchedCount === 1;
  }

  async markAllRead(memberId: string): Promise<void> {
    await this.model.updateMany({ memberId, unread: true }, { status: 'Read', unread: false });
  }

  /**
   * Notified people have no action left for these requests.
   * @returns the readers whose list has changed
   */
  async settle(
    readers: readonly string[],
    requests: readonly Request[],
    until: Date,
    session: ClientSession,
  ): Promise<string[]> {
    const open = { memberId: { $in: readers }, unread: true, createdAt: { $lte: until } };
    const asking = requests.map((request) => {
      if ('subject' in request) return { ...open, ...request };
      const { kind, aboutId, plan } = request;
      return { ...open, kind, aboutId, ...(plan && { 'params.plan': plan }) };
    });
    const settled = await this.notifications.find({ $or: asking }, { fields: { memberId: 1 }, session });
    if (settled.length === 0) return [];
    await this.model.updateMany(
      { _id: { $in: settled.map(({ _id }) => _id) } },
      { status: 'Read', unread: false, 'push.state': 'done' },
      { session },
    );
    return [...new Set(settled.map(({ memberId }) => memberId))];
  }

  async removeBefore(time: number, limit: number): Promise<number> {
    const old = await this.model
      .find({ _id: { $lt: firstIdAt(time) } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(limit)
      .lean();
    const { deletedCount } = await this.model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    return deletedCount;
  }

  async markShown(ids: readonly string[]): Promise<void> {
    await this.model.updateMany({ _id: { $in: ids }, status: 'Unsent' }, { status: 'Unread' });
  }
}

const keyOf = ({ memberId, kind, subject }: Pick<NotificationDocument, 'memberId' | 'kind' | 'subject'>): string =>
  JSON.stringify([memberId, kind, subject]);

function created({ isSettled = false, ...notification }: NewNotification, seq: number): NotificationDocument {
  const push = {
    state: isSettled ? ('done' as const) : ('waiting' as const),
    tries: 0,
    dueAt: notification.createdAt,
    sentTo: [],
  };
  const status = isSettled ? ('Read' as const) : ('Unsent' as const);
  return { _id: newId(), ...notification, seq, status, unread: !isSettled, push };
}

interface NewNotification {
  readonly memberId: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
  readonly aboutId?: string;
  /** A member gets one notification of a kind and subject. */
  readonly subject: string;
  readonly createdAt: Date;
  readonly isSettled?: boolean;
}
