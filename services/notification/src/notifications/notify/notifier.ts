import type { NotificationParams } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { MemberLocks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InboxesRepository } from '../../inboxes/inboxes.repository.js';
import { type Request, RequestStatesRepository } from '../../requests/request-states.repository.js';
import { NotificationsRepository } from '../persistence/notifications.repository.js';
import type { AnyNews, KindFor, News, Occasion, OccasionOf, OwnKind, OwnNews } from './news.js';

/** A handler makes only one call, since two calls in one transaction would need the locks of two sets of members. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly members: Members,
    private readonly locks: MemberLocks,
    private readonly requests: RequestStatesRepository,
    private readonly inboxes: InboxesRepository,
  ) {}

  async notifyMember<K extends OwnKind>(
    memberId: string,
    kind: K,
    params: NotificationParams<K>,
    occasion: OccasionOf<K>,
  ): Promise<void> {
    await this.all([{ memberId, kind, params, ...aboutOf(occasion) }], occasion);
  }

  async eachMember<K extends OwnKind>(kind: K, news: readonly OwnNews<K>[], session: ClientSession): Promise<void> {
    this.locks.acquire(
      session,
      news.map(({ memberId }) => memberId),
    );
    const notifications = news.map(({ event: { id, occurredAt }, subject = id, ...notification }) => ({
      ...notification,
      kind,
      subject,
      createdAt: new Date(occurredAt),
    }));
    await this.notifications.addAll(notifications, session);
  }

  /** @throws Error while no head is known, so that the event is tried again */
  async notifyHeads<K extends KindFor<'head'>>(
    kind: K,
    params: NotificationParams<K>,
    occasion: OccasionOf<K>,
  ): Promise<void> {
    await this.all([{ kind, params, ...aboutOf(occasion) }], occasion);
  }

  /**
   * Each of the news names its subject.
   * @throws Error as `notifyHeads`
   */
  async notifyMembers(news: readonly News[], occasion: Occasion): Promise<void> {
    await this.all(news, occasion);
  }

  /** @throws Error as `notifyHeads`, if a head is notified */
  private async all(
    news: readonly AnyNews[],
    { event, session, subject = event.id, request, settles = [] }: Occasion,
  ): Promise<void> {
    const isForHeads = news.some(({ memberId }) => memberId === undefined);
    const isSettling = settles.length > 0;
    const heads = isForHeads || isSettling ? await this.members.heads(session) : [];
    if (isForHeads && heads.length === 0) throw new Error('No head is known yet');
    const notifications = news.flatMap(({ memberId, ...notification }) =>
      (memberId === undefined ? heads : [memberId]).map((reader) => ({ memberId: reader, ...notification })),
    );
    // Each notification takes the next number of its member's inbox, and the database would abort one of two concurrent
    // transactions.
    const readers = notifications.map(({ memberId }) => memberId);
    const informed = isSettling ? [...heads, ...(await this.requests.notifiedIds(settles, session))] : [];
    this.locks.acquire(session, [...readers, ...informed]);
    const createdAt = new Date(event.occurredAt);
    // A request that replaces another settles the other one, and not itself.
    const until = request === undefined ? createdAt : new Date(createdAt.getTime() - 1);
    if (isSettling) await this.settle(informed, settles, until, session);
    const staff = news.flatMap(({ memberId }) => memberId ?? []);
    const isSettled =
      request !== undefined && (await this.requests.recordRequested(request, createdAt, staff, session));
    const common = { subject, createdAt, isSettled };
    await this.notifications.addAll(
      notifications.map((notification) => ({ ...notification, ...common })),
      session,
    );
  }

  private async settle(
    readers: readonly string[],
    requests: readonly Request[],
    until: Date,
    session: ClientSession,
  ): Promise<void> {
    await this.requests.recordDecided(requests, until, session);
    const changed = await this.notifications.settle(readers, requests, until, session);
    await this.inboxes.noteReading(changed, session);
  }
}

const aboutOf = ({ aboutId }: { readonly aboutId?: string }): Pick<AnyNews, 'aboutId'> =>
  aboutId === undefined ? {} : { aboutId };
