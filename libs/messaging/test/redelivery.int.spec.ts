import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { EventContext, OnEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { poll } from '@deepam/testing';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { say, sealed } from './say.js';
import { TestBroker } from './test-broker.js';
import { thingHappened } from './test-events.js';
import {
  removeTraces,
  service,
  startTestService,
  uniquePrefix,
  writeEffect,
  type TestService,
} from './test-service.js';

interface Latest {
  readonly _id: string;
  readonly revision: number;
}

const calls: number[] = [];

@Controller()
class LatestRevision {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    const { n, note } = event.data;
    calls.push(n);
    await writeEffect(this.connection, context, n);
    if (note === 'fails once' && context.attempt === 1) throw new Error('a passing fault');
    if (note !== 'revision') return;
    const latest = this.connection.collection<Latest>('latest');
    await latest.updateOne({ _id: 'thing' }, { $max: { revision: n } }, { session: context.session, upsert: true });
  }
}

const prefix = uniquePrefix();
const { queue } = topologyOf(prefix, service, []);
let broker: TestBroker;
let running: TestService;

beforeAll(async () => {
  broker = await TestBroker.connect();
  running = await startTestService({ prefix, controllers: [LatestRevision] });
  await running.connection.createCollection('latest');
});
afterAll(async () => {
  await running.stop();
  await broker.close();
  await removeTraces(prefix);
});

const send = (event: { id: string }) => broker.send(queue, JSON.stringify(event), event.id);
const effectsOf = async (n: number) => (await running.effects()).filter((effect) => effect.n === n);
it('a message delivered three times has one effect', async () => {
  const event = sealed(1);
  for (let copy = 0; copy < 3; copy += 1) await send(event);
  await poll(async () => (await running.counted('events_consumed_total', { outcome: 'duplicate' })) === 2);
  expect(await effectsOf(1)).toHaveLength(1);
  expect(calls.filter((n) => n === 1)).toHaveLength(1);
});

it('concurrent copies have one effect', async () => {
  const event = sealed(2);
  await Promise.all(Array.from({ length: 10 }, () => send(event)));
  await poll(async () => (await running.counted('events_consumed_total', { outcome: 'duplicate' })) === 11);
  expect(await effectsOf(2)).toHaveLength(1);
});

it('events in reverse order lead to the same state', async () => {
  for (const revision of [15, 14, 13, 12, 11]) await send(sealed(revision, 'revision'));
  await poll(async () => (await running.effects()).filter((effect) => effect.n > 10).length === 5);
  const latest = await running.connection.collection<Latest>('latest').findOne({ _id: 'thing' });
  expect(latest?.revision).toBe(15);
});

it('a handler that fails once and then succeeds has one effect, and the first try left nothing', async () => {
  await say(running, 20, 'fails once');
  await poll(async () => (await effectsOf(20)).length === 1);
  expect(calls.filter((n) => n === 20)).toHaveLength(2);
  expect(await running.counted('events_retried_total', { cause: 'failed' })).toBe(1);
});

it('every delivery was acknowledged: a service that stops leaves an empty queue', async () => {
  await running.stop();
  expect(await broker.count(queue)).toBe(0);
});
