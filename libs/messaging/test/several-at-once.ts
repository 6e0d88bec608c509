import { EventsContext, OnEventBatch, Outbox, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { thingHappened, thingNoticed } from './test-events.js';
import type { Effect } from './test-service.js';

export const poisoned = 'cannot be handled';
/** For an event with this note the handler publishes another event, which is not allowed. */
export const talkative = 'says another';
export const calls: (readonly EventOf<typeof thingHappened>[])[] = [];

@Controller()
export class SeveralAtOnce {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly outbox: Outbox,
  ) {}

  @OnEventBatch(thingHappened)
  async handle(
    @Payload() events: readonly EventOf<typeof thingHappened>[],
    @Ctx() { session }: EventsContext,
  ): Promise<void> {
    calls.push(events);
    const effects = events.map(({ id: eventId, data: { n } }) => ({ eventId, n }));
    await this.connection.collection<Effect>('effects').insertMany(effects, { session });
    if (events.some(({ data }) => data.note === poisoned)) throw new Error('This one fails always.');
    if (events.some(({ data }) => data.note === talkative)) await this.outbox.add(session, thingNoticed, { n: 1 });
  }
}
