import type { EventEnvelope, NotificationParams, PersonalKind } from '@deepam/contracts';
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
}

@Injectable()
export class Notify {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly members: Members,
    private readonly locks: MemberLocks,
  ) {}

  async member<K extends PersonalKind>(
    memberId: string,
    kind: K,
    params: NotificationParams<K>,
    occasion: Occasion,
  ): Promise<void> {
    await this.all([memberId], kind, params, occasion);
  }

  /** @throws Error when no head is known yet, so that the event is tried again and nothing is lost */
  async heads<K extends PersonalKind>(kind: K, params: NotificationParams<K>, occasion: Occasion): Promise<void> {
    const heads = await this.members.heads(occasion.session);
    if (heads.length === 0) throw new Error('No head is known yet');
    await this.all(heads, kind, params, occasion);
  }

  private async all(
    memberIds: readonly string[],
    kind: PersonalKind,
    params: StoredParams,
    { event, session, subject = event.id }: Occasion,
  ): Promise<void> {
    // Each takes the next number of its member's inbox: of two transactions at a time the database would abort one.
    this.locks.acquire(session, memberIds);
    const createdAt = new Date(event.occurredAt);
    for (const memberId of memberIds) {
      await this.notifications.add({ memberId, kind, params, subject, createdAt }, session);
    }
  }
}
