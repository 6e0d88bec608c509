import { sessionsRevoked } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PushSubscriptionsRepository } from './push-subscriptions.repository.js';

/** The end of a session removes or marks its subscriptions, because the revocation itself is kept for a month only. */
@Controller()
export class OnSessionsRevoked {
  constructor(private readonly subscriptions: PushSubscriptionsRepository) {}

  @OnEvent(sessionsRevoked)
  async handle(@Payload() event: EventOf<typeof sessionsRevoked>, @Ctx() { session }: EventContext): Promise<void> {
    await this.subscriptions.removeEnded(event.data, new Date(event.occurredAt), session);
  }
}
