import { sessionsRevoked } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Model } from 'mongoose';
import type { SessionRevocationDocument } from './session-revocation.schema.js';

/** Stores the revocation once for all replicas; each of them watches the collection. */
@Controller()
export class OnSessionsRevoked {
  constructor(@InjectModel('SessionRevocation') private readonly model: Model<SessionRevocationDocument>) {}

  @OnEvent(sessionsRevoked, { projection: 'sessions' })
  async revoked(@Payload() event: EventOf<typeof sessionsRevoked>, @Ctx() { session }: EventContext): Promise<void> {
    const { memberId, sessionVersion } = event.data;
    await this.model.updateOne(
      { _id: memberId },
      { $max: { sessionVersion }, $set: { revokedAt: new Date(event.occurredAt) } },
      { session, upsert: true },
    );
  }
}
