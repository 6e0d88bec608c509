import { setTimeout } from 'node:timers/promises';
import type { PersonalKind } from '@deepam/contracts';
import { BackgroundLoop, Clock, inSpan, SESSION_REVOCATIONS, type SessionRevocations } from '@deepam/platform';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { BroadcastDocument } from '../broadcasts/broadcast.schema.js';
import { InboxesRepository } from '../inboxes/inboxes.repository.js';
import { shownNews } from '../notifications/domain/notification-view.js';
import type { NotificationDocument } from '../notifications/persistence/notification.schema.js';
import { ChangeFeed } from '../stream/change-feed.js';
import { PushJobs } from './push-jobs.js';
import { isTriedAgain, type PushOutcome } from './domain/push-outcome.js';
import { PushSender, type PushMessage } from './push-sender.js';
import { type PushSubscriptionDocument, PushSubscriptionsRepository } from './push-subscriptions.repository.js';

const PAUSE_MS = 5_000;
const BROADCAST_BATCH = 50;
const DUE_BATCH = 200;
const WORKERS = 16;
/** A batch waits this many milliseconds for its slowest push. */
const BATCH_MS = 500;
const STRAGGLERS = 500;

/**
 * Another person may have caused these events while the owner is logged out, so they reach the browsers of ended
 * sessions.
 */
const reachesLockedOut: ReadonlySet<string> = new Set<PersonalKind>([
  'temporary-password-given',
  'handed-password-replaced',
  'mobile-corrected',
  'bank-details-changed',
  'pan-changed',
]);

@Injectable()
export class PushWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(PushWorker.name);
  private readonly loop = new BackgroundLoop(PushWorker.name, () => this.startAllDue(), PAUSE_MS);
  private readonly inWork = new Set<Promise<void>>();
  private closing = false;
  private unsubscribe: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly jobs: PushJobs,
    private readonly subscriptions: PushSubscriptionsRepository,
    private readonly inboxes: InboxesRepository,
    private readonly sender: PushSender,
    private readonly changes: ChangeFeed,
    @Inject(SESSION_REVOCATIONS) private readonly revocations: SessionRevocations,
  ) {}

  onApplicationBootstrap(): void {
    if (this.sender.publicKey === null) return;
    this.unsubscribe = this.changes.forAll(() => this.loop.runSoon());
    this.loop.runSoon();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing = true;
    this.unsubscribe?.();
    await this.loop.stop();
    await Promise.all(this.inWork);
  }

  private async startAllDue(): Promise<void> {
    while (await this.startDue());
    for (let broadcast = await this.takeBroadcast(); broadcast; broadcast = await this.takeBroadcast())
      this.start(this.pushToAll(broadcast));
  }

  /**
   * Most members have no browser, so their due pushes are ended together without a lease.
   * @returns whether there may be more
   */
  private async startDue(): Promise<boolean> {
    const now = this.clock.now();
    const due = await this.jobs.dueNotifications(now, DUE_BATCH);
    if (due.length === 0) return false;
    const heard = await this.subscriptions.ownersAmong(due.map(({ memberId }) => memberId));
    const unheard = due.filter(({ memberId }) => !heard.has(memberId)).map(({ _id }) => _id);
    await this.jobs.finishAll(unheard, now);
    for (const { _id } of due.filter(({ memberId }) => heard.has(memberId))) {
      await this.freePlace();
      const notification = this.closing ? null : await this.jobs.takeNotification(_id);
      if (notification) this.start(this.traced(notification));
    }
    return due.length === DUE_BATCH && !this.closing;
  }

  private async takeBroadcast(): Promise<BroadcastDocument | null> {
    await this.freePlace();
    return this.closing ? null : this.jobs.takeBroadcast();
  }

  private async freePlace(): Promise<void> {
    if (this.inWork.size >= WORKERS) await Promise.race(this.inWork);
  }

  private start(pushing: Promise<void>): void {
    const work: Promise<void> = pushing
      .catch((error: unknown) => this.logger.warn(`A push could not be sent now: ${String(error)}`))
      .finally(() => this.inWork.delete(work));
    this.inWork.add(work);
  }

  private traced(notification: NotificationDocument): Promise<void> {
    const { kind, traceparent, push } = notification;
    const attributes = { 'deepam.notification.kind': kind, 'deepam.attempt': push.tries };
    const start = () => ({ kind: 'producer', name: 'push notification', attributes }) as const;
    return inSpan(traceparent, start, () => this.push(notification));
  }

  private async push(notification: NotificationDocument): Promise<void> {
    const { _id, memberId, kind, push } = notification;
    const muted = await this.inboxes.mutedBy([memberId], kind);
    const alsoEnded = reachesLockedOut.has(kind);
    const browsers = muted.size > 0 ? [] : await this.subscriptions.subscriptionsOf(memberId, { alsoEnded });
    if (browsers.length === 0) return this.jobs.finish(_id, false);
    const { link: url, ...news } = shownNews(notification);
    const message = { id: _id, url, ...news };
    const open = browsers.filter((browser) => !push.sentTo.includes(browser._id));
    const outcomes = await Promise.all(open.map((browser) => this.sendOne(browser, message, alsoEnded)));
    const sent = open.filter((_browser, i) => !isTriedAgain(outcomes[i]!)).map((browser) => browser._id);
    if (outcomes.some(isTriedAgain)) return this.jobs.retry(notification, [...push.sentTo, ...sent]);
    return this.jobs.finish(_id, true);
  }

  private async pushToAll({ _id, title, body, push }: BroadcastDocument): Promise<void> {
    const message = { id: _id, kind: 'broadcast', params: {}, title, body, url: '/notifications' };
    const open = new Set<Promise<unknown>>();
    let servedTo = push.servedTo;
    while (!this.closing) {
      const batch = await this.subscriptions.batchAfter(servedTo, BROADCAST_BATCH);
      if (batch.length === 0) break;
      const muted = await this.inboxes.mutedBy(
        batch.map((browser) => browser.memberId),
        'broadcast',
      );
      for (const browser of batch.filter(({ memberId }) => !muted.has(memberId))) {
        const sending: Promise<unknown> = this.sendOne(browser, message).finally(() => open.delete(sending));
        open.add(sending);
      }
      await Promise.race([Promise.allSettled(open), setTimeout(BATCH_MS)]);
      while (open.size > STRAGGLERS) await Promise.race(open);
      servedTo = batch.at(-1)!._id;
      await this.jobs.advance(_id, servedTo);
    }
    await Promise.allSettled(open);
    if (!this.closing) await this.jobs.finishBroadcast(_id);
  }

  private async sendOne(
    browser: PushSubscriptionDocument,
    message: PushMessage,
    alsoEnded = false,
  ): Promise<PushOutcome> {
    // The event that would end the subscription does not arrive while the broker is down, so the session is checked
    // here.
    if (!alsoEnded && this.hasEnded(browser)) return 'gone';
    const outcome = await this.sender.send(browser, message);
    if (outcome === 'gone') await this.subscriptions.remove(browser._id);
    return outcome;
  }

  private hasEnded({ memberId, sessionVersion, sessionId }: PushSubscriptionDocument): boolean {
    return this.revocations.isRevoked({ memberId, sessionVersion, sessionId });
  }
}
