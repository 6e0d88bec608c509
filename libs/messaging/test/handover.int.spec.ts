import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { poll } from '@deepam/testing';
import { mongo } from 'mongoose';
import { OutboxRelay } from '../src/outbox/outbox-relay.js';
import { OutboxRows } from '../src/outbox/outbox-rows.js';
import type { OutboxRow } from '../src/outbox/outbox.schema.js';
import { EffectWriter } from './effect-writer.js';
import { say } from './say.js';
import { thingHappened } from './test-events.js';
import { removeTraces, startTestService, uniquePrefix, type TestService } from './test-service.js';

const prefix = uniquePrefix();
const claim = OutboxRows.prototype.claim;
let running: TestService;

beforeAll(async () => {
  running = await startTestService({ prefix, controllers: [EffectWriter] });
});
afterEach(() => {
  OutboxRows.prototype.claim = claim;
});
afterAll(async () => {
  await running.stop();
  await removeTraces(prefix);
});

const lookNever = () => {
  OutboxRows.prototype.claim = async () => ({ id: 'none', rows: [], hasMore: false });
};
const heard = async (n: number) => (await running.effects()).filter((effect) => effect.n === n);
const rowOf = (n: number) =>
  running.connection.collection<OutboxRow>('outbox').findOne({ 'envelope.data.n': n }) as Promise<OutboxRow | null>;

it('rows are published and marked without polling', async () => {
  lookNever();
  await say(running, 1);
  await poll(async () => (await heard(1)).length === 1);
  const row = await poll(async () => (await rowOf(1))?.publishedAt && rowOf(1));
  expect(row).not.toHaveProperty('availableAt');
  expect(row).not.toHaveProperty('claimedBy');
});

it('rows of a rolled-back attempt are never published', async () => {
  lookNever();
  let attempt = 0;
  await running.transactions.run(async (session) => {
    attempt += 1;
    const numbers = attempt === 1 ? [2, 3, 2] : [3];
    for (const n of numbers) await running.outbox.add(session, thingHappened, { n, note: '' });
    if (attempt === 1) throw conflict();
  });
  await say(running, 4);
  await poll(async () => (await heard(3)).length === 1 && (await heard(4)).length === 1);
  expect(await heard(2)).toEqual([]);
});

it('rows of all parts of a transaction are one insert', async () => {
  const { db } = running.connection;
  await db!.command({ profile: 2 });
  await running.transactions.run(async (session) => {
    for (const n of [6, 7, 8]) await running.outbox.add(session, thingHappened, { n, note: '' });
  });
  await db!.command({ profile: 0 });
  const inserts = await db!
    .collection('system.profile')
    .find({ op: 'insert', ns: /\.outbox$/ })
    .toArray();
  expect(inserts.map(({ ninserted }) => ninserted as number)).toEqual([3]);
  await db!.collection('system.profile').drop();
});

it('polling finds rows of a lost handover after the lease has ended', async () => {
  const relay = running.app.get(OutboxRelay, { strict: false });
  relay.takeRows = () => undefined;
  try {
    await say(running, 5);
    expect((await rowOf(5))?.claimedBy).toBeDefined();
    await poll(async () => (await heard(5)).length === 1);
  } finally {
    Reflect.deleteProperty(relay, 'takeRows');
  }
});

function conflict(): Error {
  const error = new mongo.MongoServerError({ message: 'a conflict' });
  error.addErrorLabel('TransientTransactionError');
  return error;
}
