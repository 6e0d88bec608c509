import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startRabbit, type Server } from '@deepam/local-servers';
import { poll, removeCollections } from '@deepam/testing';
import { EffectWriter } from './effect-writer.js';
import { say } from './say.js';
import { startTestService, uniquePrefix, type TestService } from './test-service.js';

let dataDir: string;
let broker: Server;
let running: TestService;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-broker-'));
  broker = await startRabbit({ dataDir, private: true });
  running = await startTestService({ prefix: uniquePrefix(), controllers: [EffectWriter], amqpUrl: broker.url });
});
afterAll(async () => {
  const database = running?.connection.name;
  await running?.stop();
  if (database !== undefined) await removeCollections(database);
  await broker?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const effects = async () => (await running.effects()).map(({ n }) => n);
const isReady = async () => (await running.readiness.report()).ready;

it('events from before, during and after the restart have one effect each, without a restart of the service', async () => {
  await say(running, 0);
  await poll(async () => (await effects()).length === 1);
  expect(await isReady()).toBe(true);

  await broker.stop();
  await poll(async () => (await running.readiness.report()).checks['outbox relay'] !== 'up');
  const meanwhile = Array.from({ length: 50 }, (_, index) => index + 1);
  await Promise.all(meanwhile.map((n) => say(running, n)));
  const outbox = running.connection.collection('outbox');
  expect(await outbox.countDocuments({ availableAt: { $lte: new Date() } })).toBe(50);
  expect(await outbox.countDocuments({ claimedBy: { $exists: true } })).toBe(0);
  await broker.restart();
  await poll(isReady);
  await say(running, 51);

  await poll(async () => (await effects()).length >= 52);
  expect(await effects()).toEqual(Array.from({ length: 52 }, (_, n) => n));
});
