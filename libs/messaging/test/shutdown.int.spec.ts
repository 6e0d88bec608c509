import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { EventContext, OnEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { poll } from '@deepam/testing';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import { createConnection, type Connection } from 'mongoose';
import { EffectWriter } from './effect-writer.js';
import { say, sealed } from './say.js';
import { SeveralAtOnce } from './several-at-once.js';
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

let entered = 0;
let open: () => void = () => {};
const opened = new Promise<void>((resolve) => (open = resolve));

@Controller()
class SlowHandler {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    entered += 1;
    await opened;
    await writeEffect(this.connection, context, event.data.n);
  }
}

let prefix: string;
let broker: TestBroker;
let running: TestService;

beforeAll(async () => void (broker = await TestBroker.connect()));
afterAll(() => broker.close());
afterEach(async () => {
  await running.stop();
  await removeTraces(prefix);
});

it('a stopping consumer finishes the running event, and leaves the others to other consumers', async () => {
  prefix = uniquePrefix();
  const { queue } = topologyOf(prefix, service, []);
  running = await startTestService({ prefix, controllers: [SlowHandler], consumer: { prefetch: 1 } });
  for (const event of [sealed(1), sealed(2), sealed(3)]) await broker.send(queue, JSON.stringify(event), event.id);
  await poll(() => entered === 1);

  const stopped = running.stop();
  open();
  await stopped;

  const database = createConnection(process.env['MONGO_URL'] ?? '', { dbName: `${prefix}_${service}` });
  await database.asPromise();
  const effects = await database.collection('effects').countDocuments();
  await database.close();
  expect(effects).toBe(entered);
  expect(await broker.count(queue)).toBe(3 - entered);
  expect(entered).toBeLessThan(3);
});

it('a stopping consumer finishes events that wait in a group', async () => {
  prefix = uniquePrefix();
  const { queue } = topologyOf(prefix, service, []);
  running = await startTestService({ prefix, controllers: [SeveralAtOnce] });
  const ten = Array.from({ length: 10 }, (_, n) => sealed(n));
  await Promise.all(ten.map((event) => broker.send(queue, JSON.stringify(event), event.id)));
  await poll(async () => (await broker.count(queue)) === 0, { interval: 1 });
  await running.stop();

  const database = createConnection(process.env['MONGO_URL'] ?? '', { dbName: `${prefix}_${service}` });
  await database.asPromise();
  const effects = await database.collection('effects').distinct('n');
  await database.close();
  expect(effects).toHaveLength(10);
  expect(await broker.count(queue)).toBe(0);
});

it.each([false, true])(
  'a stopping process publishes the events that were committed last (platform last: %s)',
  async (platformLast) => {
    prefix = uniquePrefix();
    running = await startTestService({
      prefix,
      platformLast,
      controllers: [EffectWriter],
      relay: { wakeOnCommit: false, pollMs: 60_000 },
    });
    await say(running, 4);
    await running.stop();
    expect(await broker.count(topologyOf(prefix, service, []).queue)).toBe(1);
  },
);

it('a stopping process publishes the events that were handed over and still wait', async () => {
  prefix = uniquePrefix();
  const relay = { batchSize: 1, batchesInFlight: 1, handOverMs: 60_000, pollMs: 60_000 };
  running = await startTestService({ prefix, controllers: [EffectWriter], relay });
  await Promise.all(Array.from({ length: 4 }, (_, n) => say(running, n)));
  await running.stop();

  const database = createConnection(process.env['MONGO_URL'] ?? '', { dbName: `${prefix}_${service}` });
  await database.asPromise();
  const rows = await database.collection('outbox').find().toArray();
  await database.close();
  expect(rows.map((row) => 'publishedAt' in row)).toEqual([true, true, true, true]);
});

it('a consumer is ready while it is attached, and declares a deleted queue again', async () => {
  prefix = uniquePrefix();
  const { queue } = topologyOf(prefix, service, []);
  running = await startTestService({ prefix, controllers: [EffectWriter] });
  const states = async () => (await running.readiness.report()).checks;
  expect(await states()).toMatchObject({ 'event consumer': 'up', 'outbox relay': 'up' });

  await broker.channel.deleteQueue(queue);
  await poll(async () => (await states())['event consumer'] === 'not attached to its queue', { interval: 2 });
  await poll(async () => (await states())['event consumer'] === 'up');
  await say(running, 3);
  await poll(async () => (await running.effects()).length === 1);
});
