import { defineEvent } from '@deepam/contracts';
import { EventContext, OnEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { poll, publishEvent } from '@deepam/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { EffectWriter } from './effect-writer.js';
import { say, sealed } from './say.js';
import { TestBroker } from './test-broker.js';
import { thingHappened } from './test-events.js';
import {
  removeTraces,
  service,
  startTestService,
  testRetryDelaysMs,
  uniquePrefix,
  writeEffect,
  type TestService,
} from './test-service.js';

const thingHappenedV2 = defineEvent('test.thing-happened', 2, z.object({ n: z.int(), place: z.string() }));

@Controller()
class SecondEffectWriter {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappenedV2)
  async handle(@Payload() event: EventOf<typeof thingHappenedV2>, @Ctx() context: EventContext): Promise<void> {
    await writeEffect(this.connection, context, event.data.n);
  }
}

const prefix = uniquePrefix();
const { queue, dead } = topologyOf(prefix, service, testRetryDelaysMs);
const consumer = { unhandledTries: 1_000 };
let older: TestService;
let newer: TestService;
let broker: TestBroker;

const numbers = async () => (await older.effects()).map(({ n }) => n);
const sayV2 = (n: number) =>
  newer.transactions.run((session) => newer.outbox.add(session, thingHappenedV2, { n, place: 'Satara' }));

beforeAll(async () => {
  older = await startTestService({ prefix, controllers: [EffectWriter], consumer });
  broker = await TestBroker.connect();
});
afterAll(async () => {
  await Promise.all([older?.stop(), newer?.stop()]);
  await broker?.close();
  await removeTraces(prefix);
});

it('a service reads an event with fields that its release does not know', async () => {
  await publishEvent(prefix, thingHappened, { n: 1, note: '' }, { data: { n: 1, note: '', weather: 'rain' } });
  await poll(async () => (await numbers()).includes(1));
});

it('a service keeps an event of a later version until a newer replica starts, and handles it once', async () => {
  await broker.send(queue, JSON.stringify({ ...sealed(2), version: 2, data: { n: 2, place: 'Satara' } }), newId());
  const waits = { cause: 'unhandled' };
  await poll(async () => (await older.counted('events_retried_total', waits)) > testRetryDelaysMs.length + 1);
  expect([await numbers(), await broker.count(dead)]).toEqual([[1], 0]);
  newer = await startTestService({ prefix, controllers: [EffectWriter, SecondEffectWriter], consumer });
  await poll(async () => (await numbers()).includes(2));
});

it('a service handles both versions of an event once each, whatever the releases of publisher and consumer are', async () => {
  const first = Array.from({ length: 20 }, (_, index) => 100 + index);
  for (const n of first) await Promise.all([say(older, n), say(newer, n + 100), sayV2(n + 200)]);
  const all = [1, 2, ...[0, 100, 200].flatMap((more) => first.map((n) => n + more))];
  await poll(async () => (await numbers()).length >= all.length);
  expect(await numbers()).toEqual(all);
  expect(
    await newer.counted('events_consumed_total', { event: 'test.thing-happened.v1', outcome: 'handled' }),
  ).toBeGreaterThan(0);
  expect(await broker.count(dead)).toBe(0);
});
