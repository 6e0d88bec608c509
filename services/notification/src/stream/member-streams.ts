import type { ServerResponse } from 'node:http';
import { Clock, SESSION_REVOCATIONS, type Caller, type SessionRevocations } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { BroadcastsRepository } from '../broadcasts/broadcasts.repository.js';
import { Inbox } from '../notifications/inbox.js';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';
import { broadcastView, notificationView } from '../notifications/domain/notification-view.js';
import { NotificationsRepository } from '../notifications/persistence/notifications.repository.js';
import { NOTIFICATION_CONFIG, type NotificationConfig } from '../config.js';
import { MemberStream, type StreamedNews, type StreamPosition } from './member-stream.js';
import { ChangeFeed } from './change-feed.js';

const BATCH = 100;
/** Heartbeats within this time share one check of the database. */
const CHECK_DELAY_MS = 250;
/** The browser then reconnects with a token that is checked again. */
const LONGEST_MS = 30 * 60_000;

@Injectable()
export class MemberStreams implements OnModuleDestroy {
  private readonly logger = new Logger(MemberStreams.name);
  private readonly open = new Set<MemberStream>();
  private readonly unchecked = new Map<MemberStream, string>();
  private check: NodeJS.Timeout | undefined;

  constructor(
    private readonly changes: ChangeFeed,
    private readonly inbox: Inbox,
    private readonly inboxes: InboxesRepository,
    private readonly notifications: NotificationsRepository,
    private readonly broadcasts: BroadcastsRepository,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
    private readonly clock: Clock,
    @Inject(NOTIFICATION_CONFIG) private readonly config: NotificationConfig,
  ) {}

  onModuleDestroy(): void {
    clearTimeout(this.check);
    for (const stream of this.open) stream.end();
  }

  /** The stream starts after `position`, or now without one, and runs until either side ends it. */
  async start(caller: Caller, position: StreamPosition | null, response: ServerResponse): Promise<void> {
    const { memberId } = caller;
    const from = position ?? (await this.present(memberId));
    // The close event has passed already.
    if (response.destroyed) return;
    const stream = new MemberStream(
      response,
      from,
      {
        after: (last) => this.after(memberId, last),
        mayGoOn: () => !this.revocations.isRevoked(caller) && this.isCurrent(caller),
      },
      (error) => this.logger.warn(`A notification stream failed: ${String(error)}`),
    );
    const unsubscribe = this.changes.forMember(memberId, () => stream.wake());
    // The stream wakes immediately, since an ended session must lose its stream before the next heartbeat.
    const unfollow = this.revocations.onEnded((ended) => ended === memberId && stream.wake());
    const heart = setInterval(() => {
      stream.beat();
      this.checkSoon(stream, memberId);
    }, this.config.STREAM_HEARTBEAT_MS);
    const end = setTimeout(() => stream.end(), LONGEST_MS);
    this.open.add(stream);
    response.once('close', () => {
      unsubscribe();
      unfollow();
      clearInterval(heart);
      clearTimeout(end);
      this.open.delete(stream);
      this.unchecked.delete(stream);
    });
    stream.begin();
    stream.wake();
  }

  /** A stream whose wake was lost reads the database after its next heartbeat. */
  private checkSoon(stream: MemberStream, memberId: string): void {
    this.unchecked.set(stream, memberId);
    this.check ??= setTimeout(() => void this.checkStreams(), CHECK_DELAY_MS);
  }

  private async checkStreams(): Promise<void> {
    const streams = [...this.unchecked];
    this.unchecked.clear();
    this.check = undefined;
    try {
      const [inboxes, broadcast] = await Promise.all([
        this.inboxes.findAll([...new Set(streams.map(([, memberId]) => memberId))]),
        this.broadcasts.lastSeq(),
      ]);
      for (const [stream, memberId] of streams) {
        const { lastSeq: own, readings } = inboxes.get(memberId) ?? { lastSeq: 0, readings: 0 };
        if (stream.isBehind({ own, broadcast, readings })) stream.wake();
      }
    } catch (error) {
      for (const [stream] of streams) stream.fail(error);
    }
  }

  private isCurrent({ expiresAt }: Caller): boolean {
    return expiresAt === undefined || this.clock.now().getTime() < expiresAt * 1000;
  }

  private async present(memberId: string): Promise<StreamPosition> {
    const [{ lastSeq }, broadcast] = await Promise.all([this.inboxes.find(memberId), this.broadcasts.lastSeq()]);
    return { own: lastSeq, broadcast };
  }

  /** Own notifications come before broadcasts, and each advances its half of the position. */
  private async after(memberId: string, { own, broadcast }: StreamPosition): Promise<StreamedNews> {
    const reader = await this.inbox.readerOf(memberId);
    const [mine, common] = await Promise.all([
      this.notifications.findAfter(memberId, own, BATCH),
      this.broadcasts.listAfter(reader, broadcast, BATCH),
    ]);
    await this.notifications.markShown(mine.map((one) => one._id));
    const lastOwn = mine.at(-1)?.seq ?? own;
    const items = [
      ...mine.map((one) => ({
        view: notificationView(one),
        position: { own: one.seq, broadcast },
        traceparent: one.traceparent,
      })),
      ...common.map((one) => ({ view: broadcastView(one), position: { own: lastOwn, broadcast: one.seq } })),
    ];
    return { items, readings: reader.readings };
  }
}
