import type { EventEnvelope, NotificationParams, personalKinds, PersonalKind } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { MemberLocks } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { StoredParams } from '../domain/texts.js';
import { NotificationsRepository } from '../persistence/notifications.repository.js';

/** Why a notification is made: the event, in whose transaction it is written. */
export interface Occasion {
  readonly event: EventEnvelope;
  readonly session: ClientSession;
  /** What makes it the same notification although the event has another id; by default the event's id. */
  readonly subject?: string;
  /** Whom the name in it is of, so that it goes when the account is closed. */
  readonly aboutId?: string;
}

type KindFor<To extends 'member' | 'head'> = {
  [K in PersonalKind]: (typeof personalKinds)[K]['to'] extends To ? K : never;
}[PersonalKind];
type NewsOf<K extends PersonalKind> = { readonly kind: K; readonly params: NotificationParams<K> };

/** One of the things that an event tells: to the member named, or to every head. */
export type News =
  | { [K in KindFor<'member'>]: NewsOf<K> & { readonly memberId: string } }[KindFor<'member'>]
  | { [K in KindFor<'head'>]: NewsOf<K> }[KindFor<'head'>];

interface AnyNews {
  readonly memberId?: string;
  readonly kind: PersonalKind;
  readonly params: StoredParams;
}

/** A handler calls one of these, once: two calls in one transaction would need the locks of two sets of members. */
@Injectable()
export class Notifier {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly members: Members,
    private readonly locks: MemberLocks,
  ) {}

  async member<K extends KindFor<'member'>>(
    memberId: string,
    kind: K,
    params: NotificationParams<K>,
    occasion: Occasion,
  ): Promise<void> {
    await this.all([{ memberId, kind, params }], occasion);
  }

  /** @throws Error when no head is known yet, so that the event is tried again and nothing is lost */
  async heads<K extends KindFor<'head'>>(kind: K, params: NotificationParams<K>, occasion: Occasion): Promise<void> {
    await this.all([{ kind, params }], occasion);
  }

  /**
   * For an event that tells several people something, members or heads.
   * @throws Error as `heads` does
   */
  async several(news: readonly News[], occasion: Occasion): Promise<void> {
    await this.all(news, occasion);
  }

  private async all(
    news: readonly AnyNews[],
    { event, session, subject = event.id, aboutId }: Occasion,
  ): Promise<void> {
    const heads = news.some(({ memberId }) => memberId === undefined) ? await this.knownHeads(session) : [];
    const notifications = news.flatMap(({ memberId, kind, params }) =>
      (memberId === undefined ? heads : [memberId]).map((reader) => ({ memberId: reader, kind, params })),
    );
    // Each takes the next number of its member's inbox: of two transactions at a time the database would abort one.
    this.locks.acquire(
      session,
      notifications.map(({ memberId }) => memberId),
    );
    const createdAt = new Date(event.occurredAt);
    for (const notification of notifications) {
      await this.notifications.add({ ...notification, subject, createdAt, ...(aboutId && { aboutId }) }, session);
    }
  }

  private async knownHeads(session: ClientSession): Promise<string[]> {
    const heads = await this.members.heads(session);
    if (heads.length === 0) throw new Error('No head is known yet');
    return heads;
  }
}
