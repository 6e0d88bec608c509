import type { EventEnvelope } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { NotificationParams, PersonalKind } from '../domain/texts.js';
import { NotificationsRepository } from '../persistence/notifications.repository.js';

/** Why a notification is made: the event, in whose transaction it is written. */
export interface Occasion {
  readonly event: EventEnvelope;
  readonly session: ClientSession;
  /** What makes it the same notification although the event has another id; the event's id unless told. */
  readonly subject?: string;
}

@Injectable()
export class Notify {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly members: Members,
  ) {}

  async member(memberId: string, kind: PersonalKind, params: NotificationParams, occasion: Occasion): Promise<void> {
    const { event, session, subject = event.id } = occasion;
    const createdAt = new Date(event.occurredAt);
    await this.notifications.add({ memberId, kind, params, subject, createdAt }, session);
  }

  /** @throws Error when no head is known yet, so that the event is tried again and nothing is lost */
  async heads(kind: PersonalKind, params: NotificationParams, occasion: Occasion): Promise<void> {
    const heads = await this.members.heads(occasion.session);
    if (heads.length === 0) throw new Error('No head is known yet');
    for (const head of heads) await this.member(head, kind, params, occasion);
  }
}
