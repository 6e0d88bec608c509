import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startMongo, type Server } from '@deepam/local-servers';
import { topologyOf } from '@deepam/messaging';
import { poll } from '@deepam/testing';
import { EffectWriter } from './effect-writer.js';
import { say, sealed } from './say.js';
import { TestBroker } from './test-broker.js';
import { service, startTestService, testRetryDelaysMs, uniquePrefix, type TestService } from './test-service.js';

const prefix = uniquePrefix();
const topology = topologyOf(prefix, service, testRetryDelaysMs);
let dataDir: string;
let database: Server;
let broker: TestBroker;
let running: TestService;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-database-'));
  database = await startMongo({ dataDir });
  broker = await TestBroker.connect();
  running = await startTestService({
    prefix,
    controllers: [EffectWriter],
    mongoUrl: `${database.url}&serverSelectionTimeoutMS=300`,
  });
});
afterAll(async () => {
  await running?.stop();
  await database?.stop();
  await broker.removeAll(topology);
  await broker.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('a stopped database makes events wait as long as it takes, and uses up none of their tries', async () => {
  await database.stop();
  const numbers = Array.from({ length: 20 }, (_, n) => n);
  for (const n of numbers) {
    const event = sealed(n);
    await broker.send(topology.queue, JSON.stringify(event), event.id);
  }
  const waits = (cause: string) => running.counted('events_retried_total', { cause });
  await poll(async () => (await waits('outage')) >= numbers.length);

  await database.restart();
  await say(running, 20);
  await poll(async () => (await running.effects()).length >= 21);
  expect((await running.effects()).map(({ n }) => n)).toEqual([...numbers, 20]);
  expect(await waits('failed')).toBe(0);
  expect(await broker.count(topology.dead)).toBe(0);
});
