import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import { EffectWriter } from './effect-writer.js';
import { say } from './say.js';
import { removeTraces, startTestService, uniquePrefix, type TestService } from './test-service.js';

const total = 1_000;

const prefix = uniquePrefix();
const relay = { batchSize: 20, leaseMs: 30_000, handOverMs: 30_000 };
let replicas: [TestService, TestService];

beforeAll(async () => {
  const start = () => startTestService({ prefix, controllers: [EffectWriter], relay });
  replicas = [await start(), await start()];
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await removeTraces(prefix);
});

const counted = (metric: string, labels = {}) =>
  Promise.all(replicas.map((replica) => replica.counted(metric, labels)));

it('two replicas of a service share a thousand events: each is published once and has one effect, and both have done a part', async () => {
  const numbers = Array.from({ length: total }, (_, n) => n);
  const lanes = Array.from({ length: 20 }, async (_, lane) => {
    for (const n of numbers.filter((number) => number % 20 === lane)) await say(replicas[n % 2 === 0 ? 0 : 1], n);
  });
  await Promise.all(lanes);
  await poll(async () => (await replicas[0].effects()).length >= total, { timeout: 180_000, interval: 250 });

  const effects = await replicas[0].effects();
  expect(effects.map(({ n }) => n)).toEqual(numbers);
  expect(new Set(effects.map(({ eventId }) => eventId)).size).toBe(total);

  const published = await poll(async () => {
    const counts = await counted('events_published_total');
    return counts[0]! + counts[1]! === total && counts;
  });
  const handled = await poll(async () => {
    const counts = await counted('events_consumed_total', { outcome: 'handled' });
    return counts[0]! + counts[1]! === total && counts;
  });
  expect(Math.min(...published)).toBeGreaterThan(0);
  expect(Math.min(...handled)).toBeGreaterThan(0);
  expect(await counted('events_consumed_total', { outcome: 'duplicate' })).toEqual([0, 0]);
}, 240_000);
