import { EventContext, OnEvent, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { thingHappened } from './test-events.js';
import { writeEffect } from './test-service.js';

@Controller()
export class EffectWriter {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    await writeEffect(this.connection, context, event.data.n);
  }
}
