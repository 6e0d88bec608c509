import type { NotificationView } from '@deepam/contracts';
import { decodeCursor, pageOf } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BroadcastsRepository, newerFirst, position, positionOf } from '../broadcasts/broadcasts.repository.js';
import { type BroadcastReader } from '../broadcasts/broadcast.schema.js';
import { broadcastView, notificationView } from './domain/notification-view.js';
import { NotificationsRepository } from './persistence/notifications.repository.js';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';

export interface InboxPage {
  readonly items: NotificationView[];
  readonly nextCursor: string | null;
}

@Injectable()
export class Inbox {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly broadcasts: BroadcastsRepository,
    private readonly inboxes: InboxesRepository,
  ) {}

  /** Shown notifications are no longer Unsent. */
  async page(
    memberId: string,
    { unread, limit, cursor }: { unread: boolean; limit: number; cursor?: string | undefined },
  ): Promise<InboxPage> {
    const reader = await this.readerOf(memberId);
    const wanted = { unread, position: decodeCursor(position, cursor), limit: limit + 1 };
    const [own, common] = await Promise.all([
      this.notifications.page(memberId, wanted),
      this.broadcasts.listFor(reader, wanted),
    ]);
    const merged = [
      ...own.map((document) => ({ document, view: notificationView(document) })),
      ...common.map((document) => ({ document, view: broadcastView(document) })),
    ].sort((a, b) => newerFirst(a.document, b.document));
    const { items, nextCursor } = pageOf(merged, limit, ({ document }) => positionOf(document));
    await this.notifications.markShown(items.map(({ document }) => document._id));
    return { items: items.map(({ view }) => view), nextCursor };
  }

  async countUnread(memberId: string): Promise<number> {
    const [own, common] = await Promise.all([
      this.notifications.countUnread(memberId),
      this.broadcasts.countUnread(await this.readerOf(memberId)),
    ]);
    return own + common;
  }

  async markRead(memberId: string, id: string): Promise<boolean> {
    const found = (await this.notifications.markRead(memberId, id)) || (await this.broadcasts.markRead(memberId, id));
    if (found) await this.inboxes.noteReading([memberId]);
    return found;
  }

  async markAllRead(memberId: string): Promise<void> {
    await this.notifications.markAllRead(memberId);
    await this.inboxes.readBroadcastsTo(memberId, await this.broadcasts.lastSeq());
    await this.inboxes.noteReading([memberId]);
  }

  async readerOf(memberId: string): Promise<BroadcastReader & { readonly readings: number }> {
    const { broadcastsReadTo, readings } = await this.inboxes.find(memberId);
    return { memberId, since: madeAt(memberId), readTo: broadcastsReadTo, readings };
  }
}

/** Ids begin with the second of their creation, at which the member joined. */
const madeAt = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
