import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { topologyOf } from '@deepam/messaging';
import { requestContext } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { sealed } from './say.js';
import { calls, poisoned, SeveralAtOnce, talkative } from './several-at-once.js';
import { TestBroker } from './test-broker.js';
import { thingHappened } from './test-events.js';
import {
  removeTraces,
  service,
  startTestService,
  testRetryDelaysMs,
  uniquePrefix,
  type TestService,
} from './test-service.js';

const prefix = uniquePrefix();
const { queue, dead } = topologyOf(prefix, service, testRetryDelaysMs);
let broker: TestBroker;
let running: TestService;

beforeAll(async () => {
  broker = await TestBroker.connect();
  running = await startTestService({ prefix, controllers: [SeveralAtOnce] });
});
afterEach(() => void calls.splice(0));
afterAll(async () => {
  await running.stop();
  await broker.close();
  await removeTraces(prefix);
});

const ten = (first: number): number[] => Array.from({ length: 10 }, (_, at) => first + at);
const sayAll = (numbers: readonly number[], note = (_n: number) => ''): Promise<void> =>
  requestContext.run({ correlationId: `request-${numbers[0]}`, causationId: null }, () =>
    running.transactions.run(async (session) => {
      for (const n of numbers) await running.outbox.add(session, thingHappened, { n, note: note(n) });
    }),
  );
const effectsFrom = async (first: number, to: number): Promise<number[]> =>
  (await running.effects()).map(({ n }) => n).filter((n) => n >= first && n < to);

it('events of one request are handled by one call, in one transaction with their inbox rows', async () => {
  await sayAll(ten(0));
  await poll(async () => (await effectsFrom(0, 10)).length === 10);
  expect(await effectsFrom(0, 10)).toEqual(ten(0));
  // Usually a single call; on a busy machine the broker may deliver in two or three parts.
  expect(calls.length).toBeLessThan(5);
  const ids = calls.flat().map(({ id }) => `${service}:${id}`);
  const inbox = running.connection.collection<{ _id: string }>('inbox');
  expect(await inbox.countDocuments({ _id: { $in: ids } })).toBe(10);
  expect(await running.counted('events_together_total', { outcome: 'handled' })).toBeGreaterThan(1);
});

it('events of a failed group are handled separately: only the failing one becomes a dead letter without effect', async () => {
  await sayAll(ten(20), (n) => (n === 23 ? poisoned : ''));
  await poll(async () => (await broker.count(dead)) === 1);
  expect(await effectsFrom(20, 30)).toEqual(ten(20).filter((n) => n !== 23));
  const letter = await broker.take(dead);
  expect(JSON.parse(String(letter && letter.content))).toMatchObject({ data: { n: 23 } });
  expect(await running.counted('events_retried_total', {})).toBe(testRetryDelaysMs.length);
  // An outside reader may see parts, but each event is handled.
  const isApart = calls.some((events) => events.length > 1 && events.some(({ data }) => data.note === poisoned));
  expect((await running.counted('events_together_total', { outcome: 'apart' })) > 0).toBe(isApart);
});

it('events of one request have one effect each, even if one was handled before', async () => {
  const [again, ...others] = ten(40).map((n) => sealed(n));
  const send = async (...events: readonly (typeof again)[]) => {
    await Promise.all(events.map((event) => broker.send(queue, JSON.stringify(event), event!.id)));
  };
  await send(again);
  await poll(async () => (await effectsFrom(40, 50)).length === 1);
  await send(again, ...others);
  await poll(async () => (await effectsFrom(40, 50)).length === 10);
  expect(await effectsFrom(40, 50)).toEqual(ten(40));
});

it('events of different requests are never in one transaction', async () => {
  await Promise.all([60, 70, 80, 90, 100].map((first) => sayAll(ten(first))));
  await poll(async () => (await effectsFrom(60, 110)).length === 50);
  for (const events of calls) expect(new Set(events.map(({ correlationId }) => correlationId)).size).toBe(1);
  expect(calls.length).toBeLessThan(50);
});

it('a handler of event groups publishes no events, even for a single one, because they could name only one cause', async () => {
  await sayAll([120], () => talkative);
  await poll(async () => (await broker.count(dead)) === 1);
  const letter = await broker.take(dead);
  expect(letter && letter.properties.headers?.['x-event-error']).toContain('a handler of several events');
  expect(await effectsFrom(120, 121)).toEqual([]);
});
