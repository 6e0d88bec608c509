import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { defineEndpoint, defineEvent, objectId } from '@deepam/contracts';
import { EventContext, MessagingModule, OnEvent, Outbox, type EventOf } from '@deepam/messaging';
import { Clock, Input, newId, PlatformModule, Route, Transactions, type InputOf } from '@deepam/platform';
import { Controller, Injectable, Module } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { createConnection } from 'mongoose';
import { z } from 'zod';
import {
  outboxEvents,
  poll,
  publishEvent,
  startTestService,
  testInfra,
  TestTokens,
  type TestService,
} from '../src/index.js';

const wickRolled = defineEvent('sample.wick-rolled', 1, z.object({ wickId: objectId }));
const wickBurnt = defineEvent('sample.wick-burnt', 1, z.object({ wickId: objectId }));
const common = { service: 'identity', summary: 'For tests' } as const;
const roll = defineEndpoint({
  ...common,
  name: 'roll',
  method: 'POST',
  path: '/wicks/:id',
  access: 'member',
  status: 201,
  params: z.object({ id: objectId }),
  response: z.object({ at: z.iso.datetime() }),
});

@Injectable()
class Seen {
  readonly wicks: string[] = [];
}

@Controller()
class Wicks {
  constructor(
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly seen: Seen,
  ) {}

  @Route(roll)
  async roll(@Input() { params }: InputOf<typeof roll>) {
    await this.transactions.run((session) => this.outbox.add(session, wickRolled, { wickId: params.id }));
    return { at: this.clock.now().toISOString() };
  }

  @OnEvent(wickBurnt)
  onWickBurnt(@Payload() event: EventOf<typeof wickBurnt>, @Ctx() _context: EventContext) {
    this.seen.wicks.push(event.data.wickId);
  }
}

@Module({})
class WickModule {}

const start = (tokens?: TestTokens, seen = new Seen()) =>
  startTestService(
    (config) => ({
      module: WickModule,
      imports: [
        PlatformModule.forService({ name: 'identity', config }),
        MessagingModule.forService({ name: 'identity', amqpUrl: config.AMQP_URL, prefix: config.AMQP_PREFIX }),
      ],
      controllers: [Wicks],
      providers: [Seen],
    }),
    {
      name: 'identity',
      endpoints: [roll],
      provide: [{ provide: Seen, useValue: seen }],
      ...(tokens ? { tokens } : {}),
    },
  );

const seen = new Seen();
let service: TestService;
let token: string;
beforeAll(async () => {
  service = await start(undefined, seen);
  token = await service.tokens.memberToken({ memberId: newId() });
});
afterAll(() => service.close());

it('a service is called by its contracts and shows its events', async () => {
  const id = newId();
  expect((await service.call(roll, { params: { id } }, token)).status).toBe(201);
  const events = await outboxEvents(service.db, wickRolled);
  expect(events.map(({ data }) => data)).toEqual([{ wickId: id }]);
});

it('a service under test runs at the time that the test sets', async () => {
  service.clock.set('2026-01-05T09:30:00.000Z');
  const expiresAt = Date.parse('2026-01-06T00:00:00.000Z') / 1000;
  const token = await service.tokens.memberToken({ memberId: newId() }, { expiresAt });
  service.clock.advance(60_000);
  const { body } = await service.call(roll, { params: { id: newId() } }, token);
  expect(body.at).toBe('2026-01-05T09:31:00.000Z');
  service.clock.set(new Date());
});

it('a service under test receives events, and a publisher learns of an event without a queue', async () => {
  const wickId = newId();
  await publishEvent(service.prefix, wickBurnt, { wickId });
  await poll(() => seen.wicks.includes(wickId));
  await expect(publishEvent(service.prefix, wickRolled, { wickId })).rejects.toThrow('wants sample.wick-rolled.v1');
});

it('a service under test leaves no data behind', async () => {
  const other = await start();
  const dbName = other.db.name;
  await other.close();
  const connection = await createConnection(testInfra().mongoUrl, { dbName }).asPromise();
  expect(await connection.listCollections()).toEqual([]);
  await connection.close();
});
