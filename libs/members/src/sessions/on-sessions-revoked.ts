import { sessionsRevoked } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { StoredRevocations } from './stored-revocations.js';

@Controller()
export class OnSessionsRevoked {
  constructor(private readonly revocations: StoredRevocations) {}

  @OnEvent(sessionsRevoked, { projection: 'sessions' })
  async onSessionsRevoked(
    @Payload() event: EventOf<typeof sessionsRevoked>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.revocations.add({ ...event.data, revokedAt: new Date(event.occurredAt) }, session);
  }
}
