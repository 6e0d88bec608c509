import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startMongo, type Server } from '@deepam/local-servers';
import { topologyOf, type Topology } from '@deepam/messaging';
import { poll } from '@deepam/testing';
import type { Type } from '@nestjs/common';
import { createConnection, type Connection } from 'mongoose';
import type { OutboxRow } from '../src/outbox/outbox.schema.js';
import { EffectWriter } from './effect-writer.js';
import { sealed } from './say.js';
import { SeveralAtOnce } from './several-at-once.js';
import { spawnCrashing, type CrashingService } from './spawn-crashing.js';
import { TestBroker } from './test-broker.js';
import { service, startTestService, testRetryDelaysMs, uniquePrefix, type TestService } from './test-service.js';

const patience = { timeout: 30_000 };

let dataDir: string;
let mongo: Server;
let broker: TestBroker;
let prefix: string;
let topology: Topology;
let database: Connection;
let dying: CrashingService | null;
let survivor: TestService | null;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deepam-crash-'));
  mongo = await startMongo({ dataDir });
  broker = await TestBroker.connect();
  const admin = await createConnection(mongo.url).asPromise();
  // The transaction of a killed process keeps its locks for this long; 60 s by default.
  await admin.db?.admin().command({ setParameter: 1, transactionLifetimeLimitSeconds: 3 });
  await admin.close();
});
afterAll(async () => {
  await broker?.close();
  await mongo?.stop();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  prefix = uniquePrefix();
  topology = topologyOf(prefix, service, testRetryDelaysMs);
  survivor = null;
  dying = null;
  database = await createConnection(mongo.url, { dbName: `${prefix}_${service}` }).asPromise();
});
afterEach(async () => {
  dying?.end();
  await survivor?.stop();
  await database.close();
  await broker.removeAll(topology);
});

const effects = () => database.collection('effects').countDocuments();
const row = () => database.collection<OutboxRow>('outbox').findOne();
const startSurvivor = async (controller: Type = EffectWriter) =>
  (survivor = await startTestService({ prefix, mongoUrl: mongo.url, controllers: [controller] }));
const duplicates = () => survivor?.counted('events_consumed_total', { outcome: 'duplicate' });

it('a process killed between commit and acknowledgement has had its one effect: the redelivery does nothing', async () => {
  dying = await spawnCrashing(mongo.url, prefix, 'after the commit, before the acknowledgement');
  const event = sealed(1);
  await broker.send(topology.queue, JSON.stringify(event), event.id);
  expect(await dying.death).toBe('SIGKILL');
  expect(await effects()).toBe(1);
  await poll(async () => (await broker.count(topology.queue)) === 1, patience);

  await startSurvivor();
  await poll(async () => (await duplicates()) === 1, patience);
  expect(await effects()).toBe(1);
  expect(await broker.count(topology.queue)).toBe(0);
});

it('a process killed before the commit has had no effect: the redelivery has it', async () => {
  dying = await spawnCrashing(mongo.url, prefix, 'after the handler, before the commit');
  const event = sealed(2);
  await broker.send(topology.queue, JSON.stringify(event), event.id);
  expect(await dying.death).toBe('SIGKILL');
  expect(await effects()).toBe(0);

  await startSurvivor();
  await poll(async () => (await effects()) === 1, patience);
  expect(await broker.count(topology.dead)).toBe(0);
});

it.each([
  ['before the commit of events that it handles together', 'after the handler of several, before their commit'],
  [
    'after their commit and before their acknowledgements',
    'after the commit of several, before their acknowledgements',
  ],
] as const)('a process killed %s leaves each event with one effect in the end', async (_when, crashPoint) => {
  dying = await spawnCrashing(mongo.url, prefix, crashPoint);
  const ten = Array.from({ length: 10 }, (_, n) => sealed(n));
  await Promise.all(ten.map((event) => broker.send(topology.queue, JSON.stringify(event), event.id)));
  expect(await dying.death).toBe('SIGKILL');

  await startSurvivor(SeveralAtOnce);
  await poll(async () => (await effects()) >= 10 && (await broker.count(topology.queue)) === 0, patience);
  await survivor?.stop();
  const eventIds = await database.collection('effects').distinct('eventId');
  expect([await effects(), eventIds.length]).toEqual([10, 10]);
  expect(await broker.count(topology.queue)).toBe(0);
  expect(await broker.count(topology.dead)).toBe(0);
});

it('a process killed between the commit of an event and its publishing leaves a row that another relay takes over', async () => {
  dying = await spawnCrashing(mongo.url, prefix, 'after the commit of the outbox row, before its publishing');
  dying.say(3);
  expect(await dying.death).toBe('SIGKILL');
  const left = await row();
  expect(left?.claimedBy).toBeDefined();
  expect(left?.publishedAt).toBeUndefined();

  await startSurvivor();
  await poll(async () => (await row())?.publishedAt, patience);
  await poll(async () => (await effects()) === 1, patience);
});

it('a process killed between the publishing and its mark publishes twice, and the effect is one', async () => {
  dying = await spawnCrashing(mongo.url, prefix, 'after the publishing, before the row is marked');
  // The service creates the queue and stops, so that the event waits in it.
  await (await startSurvivor()).stop();
  dying.say(4);
  expect(await dying.death).toBe('SIGKILL');
  expect((await row())?.publishedAt).toBeUndefined();
  await poll(async () => (await broker.count(topology.queue)) === 1, patience);

  await startSurvivor();
  await poll(async () => (await duplicates()) === 1, patience);
  expect(await effects()).toBe(1);
  await poll(async () => (await row())?.publishedAt, patience);
});
