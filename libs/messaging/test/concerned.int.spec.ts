import { EventContext, OnEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { Transactions } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { sealed } from './say.js';
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

type Thing = EventOf<typeof thingHappened>;

@Controller()
class SomeConcern {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened, { concerns: ({ note }) => note !== '' })
  async noted(@Payload() { data }: Thing, @Ctx() context: EventContext): Promise<void> {
    await writeEffect(this.connection, context, 2 * data.n);
  }

  @OnEvent(thingHappened, { concerns: ({ n }) => n % 2 === 0 })
  async even(@Payload() { data }: Thing, @Ctx() context: EventContext): Promise<void> {
    await writeEffect(this.connection, context, 3 * data.n);
  }
}

const prefix = uniquePrefix();
const { queue } = topologyOf(prefix, service, testRetryDelaysMs);
let broker: TestBroker;
let running: TestService;

beforeAll(async () => {
  broker = await TestBroker.connect();
  running = await startTestService({ prefix, controllers: [SomeConcern] });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await running.stop();
  await broker.close();
  await removeTraces(prefix);
});

const ended = (outcome: string) => running.counted('events_consumed_total', { outcome });
async function handled(event: Thing) {
  const counts = () => Promise.all([ended('handled'), ended('duplicate')]);
  const [handledBefore, duplicatesBefore] = await counts();
  await broker.send(queue, JSON.stringify(event), event.id);
  const delta = async () => {
    const [handledNow, duplicatesNow] = await counts();
    return { handled: handledNow - handledBefore, duplicates: duplicatesNow - duplicatesBefore };
  };
  await poll(async () => Object.values(await delta()).some((count) => count > 0));
  const inbox = running.connection.collection<{ _id: string }>('inbox');
  return {
    ...(await delta()),
    effects: (await running.effects()).filter(({ eventId }) => eventId === event.id).map(({ n }) => n),
    isKnown: (await inbox.findOne({ _id: `${service}:${event.id}` })) !== null,
  };
}

it.each([
  ['both of them', 4, 'a note', [8, 12]],
  ['the first of them', 5, 'a note', [10]],
  ['the second of them', 6, '', [18]],
])('%s handles an event that it concerns', async (_who, n, note, effects) => {
  const event = sealed(n, note);
  expect(await handled(event)).toEqual({ handled: 1, duplicates: 0, effects, isKnown: true });
  expect(await handled(event)).toEqual({ handled: 0, duplicates: 1, effects, isKnown: true });
});

it('an event without a concerned handler is recorded without a transaction', async () => {
  const transactions = jest.spyOn(running.app.get(Transactions, { strict: false }), 'run');
  const event = sealed(7);
  expect(await handled(event)).toEqual({ handled: 1, duplicates: 0, effects: [], isKnown: true });
  expect(await handled(event)).toEqual({ handled: 0, duplicates: 1, effects: [], isKnown: true });
  expect(transactions).not.toHaveBeenCalled();
});

it('an event without a concerned handler does not wait for a transaction of another process', async () => {
  const event = sealed(9);
  const inbox = running.connection.collection<{ _id: string }>('inbox');
  const session = await running.connection.startSession();
  session.startTransaction();
  await inbox.insertOne({ _id: `${service}:${event.id}` }, { session });
  await broker.send(queue, JSON.stringify(event), event.id);
  await poll(async () => (await running.counted('events_retried_total', { cause: 'busy' })) > 0);
  const before = await ended('handled');
  await session.abortTransaction();
  await session.endSession();
  await poll(async () => (await ended('handled')) === before + 1);
  expect(await inbox.countDocuments({ _id: `${service}:${event.id}` })).toBe(1);
});
