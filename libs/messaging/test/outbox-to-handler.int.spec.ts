import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { auditRecorded, closedAccountName, memberPlaced, planApproved } from '@deepam/contracts';
import { EventContext, ForgottenMembers, OnEvent, Outbox, topologyOf, type EventOf } from '@deepam/messaging';
import { newId, requestContext } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { TestBroker } from './test-broker.js';
import { thingForgotten, thingHappened, thingNoticed } from './test-events.js';
import {
  removeTraces,
  service,
  startTestService,
  testRetryDelaysMs,
  uniquePrefix,
  writeEffect,
  type TestService,
} from './test-service.js';

const seen: { event: EventOf<typeof thingHappened>; correlationId?: string; causationId?: string | null }[] = [];
const noticed: EventOf<typeof thingNoticed>[] = [];

@Controller()
class FirstHandler {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    const { correlationId, causationId } = requestContext.getStore() ?? {};
    seen.push({ event, correlationId, causationId });
    await writeEffect(this.connection, context, event.data.n);
    await this.outbox.add(context.session, thingNoticed, { n: event.data.n });
  }

  @OnEvent(thingNoticed)
  async notice(@Payload() event: EventOf<typeof thingNoticed>): Promise<void> {
    noticed.push(event);
  }
}

@Controller()
class SecondHandler {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    if (event.data.note === 'second fails' && context.attempt === 1) throw new Error('not yet');
    await writeEffect(this.connection, context, event.data.n + 1000);
  }
}

const prefix = uniquePrefix();
const topology = topologyOf(prefix, service, testRetryDelaysMs);
let broker: TestBroker;
let running: TestService;

beforeAll(async () => {
  broker = await TestBroker.connect();
  running = await startTestService({ prefix, controllers: [FirstHandler, SecondHandler] });
});
afterAll(async () => {
  await running.stop();
  await broker.close();
  await removeTraces(prefix);
});
beforeEach(() => {
  seen.length = 0;
  noticed.length = 0;
});

const say = (n: number, note = '') =>
  running.transactions.run((session) => running.outbox.add(session, thingHappened, { n, note }));
const effectsOf = async (n: number) => (await running.effects()).filter((effect) => effect.n % 1000 === n);

it('an event carries correlation and causation from its request through every further event', async () => {
  await requestContext.run({ correlationId: 'request-1', causationId: null }, () => say(1));
  const second = await poll(() => noticed.find((event) => event.data.n === 1));
  const first = seen[0];
  expect(first?.event).toMatchObject({ type: 'test.thing-happened', version: 1, correlationId: 'request-1' });
  expect(first?.event.causationId).toBeNull();
  expect(first).toMatchObject({ correlationId: 'request-1', causationId: first?.event.id });
  expect(second).toMatchObject({ correlationId: 'request-1', causationId: first?.event.id });
});

it('nothing is published when the transaction is rolled back', async () => {
  const failing = running.transactions.run(async (session) => {
    await running.outbox.add(session, thingHappened, { n: 2, note: '' });
    throw new Error('the rule was broken');
  });
  await expect(failing).rejects.toThrow('the rule was broken');
  await say(3);
  await poll(() => seen.some(({ event }) => event.data.n === 3));
  expect(seen.map(({ event }) => event.data.n)).toEqual([3]);
});

it('the outbox rejects data that do not fit the contract, without quoting them', async () => {
  const wrong = running.transactions.run((session) =>
    running.outbox.add(session, thingHappened, { n: 1.5, note: 'secret' }),
  );
  await expect(wrong).rejects.toThrow('test.thing-happened.v1: n (invalid_type)');
});

it('several handlers of one event share one transaction: a later failure undoes the earlier writes', async () => {
  await say(4, 'second fails');
  await poll(async () => (await effectsOf(4)).length === 2);
  expect((await effectsOf(4)).map((effect) => effect.n)).toEqual([4, 1004]);
  expect(seen.filter(({ event }) => event.data.n === 4)).toHaveLength(2);
});

it('an event outside a transaction is rejected', async () => {
  const session = await running.connection.startSession();
  await expect(running.outbox.add(session, thingNoticed, { n: 4 })).rejects.toThrow('must be added in a transaction');
  await session.endSession();
});

it('events of one outbox are published in their order', async () => {
  const copies = `${prefix}.copies`;
  await broker.channel.assertQueue(copies, { exclusive: true });
  await broker.channel.bindQueue(copies, topology.exchange, thingForgotten.routingKey);
  const numbers = Array.from({ length: 300 }, (_, n) => n);
  for (let first = 0; first < numbers.length; first += 30) {
    await running.transactions.run(async (session) => {
      for (const n of numbers.slice(first, first + 30)) await running.outbox.add(session, thingForgotten, { n });
    });
  }
  await poll(async () => (await broker.count(copies)) === numbers.length);
  const arrived: number[] = [];
  for (let message = await broker.take(copies); message; message = await broker.take(copies)) {
    arrived.push(JSON.parse(message.content.toString('utf8')).data.n);
  }
  expect(arrived).toEqual(numbers);
  await broker.channel.deleteQueue(copies);
});

it('the relay marks a published row and keeps it', async () => {
  await say(5);
  const row = await poll(() =>
    running.connection.collection('outbox').findOne({ 'envelope.data.n': 5, publishedAt: { $exists: true } }),
  );
  expect(row).not.toHaveProperty('availableAt');
  expect(row).not.toHaveProperty('claimedBy');
});

it('an event without a listener is kept until a service listens to it', async () => {
  await running.transactions.run((session) => running.outbox.add(session, thingForgotten, { n: 6 }));
  const rows = running.connection.collection('outbox');
  const returned = await poll(() => rows.findOne({ 'envelope.data.n': 6, returns: { $gte: 1 } }));
  expect(returned['publishedAt']).toBeUndefined();
  await say(7);
  await poll(() => seen.some(({ event }) => event.data.n === 7));

  const late = `${prefix}.late`;
  await broker.channel.assertQueue(late, { exclusive: true });
  await broker.channel.bindQueue(late, topology.exchange, thingForgotten.routingKey);
  const message = await poll(() => broker.take(late));
  expect(JSON.parse(message.content.toString('utf8'))).toMatchObject({ id: returned._id, data: { n: 6 } });
});

it('the outbox forgets a member in published events, but publishes waiting ones unchanged', async () => {
  const [memberId, sponsorId] = [newId(), newId()];
  const at = new Date().toISOString();
  const known = { name: 'Asha Patil', mobile: '9876500001' };
  const place = { memberId, ...known, referralCode: 'FL2345678', depth: 1, sponsorId, isHead: false, placedAt: at };
  const levelOf = (level: number, id: string, name: string) => ({
    level,
    memberId: id,
    name,
    plan: 'Gold' as const,
    isHead: false,
    isApproved: true,
    isDeleted: false,
  });
  const sale = {
    saleId: newId(),
    memberId: sponsorId,
    memberName: 'Meera Joshi',
    memberCode: 'FL7K2M9QX',
    previousPlan: null,
    plan: 'Bronze' as const,
    payment: 'received' as const,
    amountPaise: 1,
    approvedAt: at,
    upline: [levelOf(1, newId(), 'Other One'), levelOf(2, memberId, known.name)],
  };
  const { outbox, transactions, connection } = running;
  const rows = connection.collection('outbox');
  const placed = () => transactions.run((session) => outbox.add(session, memberPlaced, place));
  await placed();
  await transactions.run((session) => outbox.add(session, planApproved, sale));
  // The relay leaves the rows in this state: here no service has the queues.
  const ofMember = { $or: [{ 'envelope.data.memberId': memberId }, { 'envelope.data.saleId': sale.saleId }] };
  const published = { $set: { publishedAt: new Date() }, $unset: { availableAt: 1 as const, claimedBy: 1 as const } };
  await rows.updateMany(ofMember, published);
  await placed();

  const forgotten = running.app.get(ForgottenMembers, { strict: false });
  const notes = connection.collection<{ _id: string }>('forgotten_members');
  await transactions.run((session) => forgotten.addMember(memberId, session));
  await Promise.all([forgotten.forgetDue(), forgotten.forgetDue()]);
  // The time of the next try is left out: the relay continues to try undeliverable rows.
  const texts = async () =>
    (await rows.find(ofMember).sort({ _id: 1 }).toArray()).map(({ envelope }) => JSON.stringify(envelope));
  const [first, sold, waiting] = await texts();
  for (const text of [first, sold]) {
    expect(text).toContain(closedAccountName);
    expect(text).not.toMatch(/Asha|9876500001/);
  }
  expect(sold).toContain('Other One');
  expect(sold).toContain('Meera Joshi');
  expect(waiting).toContain('Asha Patil');

  // A waiting event is removed after its publication, also much later.
  const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
  await forgotten.forgetDue(daysFromNow(40));
  expect((await texts())[2]).toBe(waiting);
  await rows.updateMany({ 'envelope.data.memberId': memberId }, published);
  await forgotten.forgetDue(daysFromNow(41));
  expect((await texts()).join()).not.toMatch(/Asha|9876500001/);
  expect((await texts()).slice(0, 2)).toEqual([first, sold]);
  const isDue = async (days: number) => (await notes.countDocuments({ dueAt: { $lte: daysFromNow(days) } })) > 0;
  expect([await isDue(50), await isDue(80)]).toEqual([false, true]);
});

it('only a published audit entry expires', async () => {
  const indexes = await running.connection.collection('outbox').indexes();
  const ending = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
  expect(ending).toMatchObject([
    {
      key: { publishedAt: 1 },
      expireAfterSeconds: 31 * 86_400,
      partialFilterExpression: { routingKey: auditRecorded.routingKey, publishedAt: { $exists: true } },
    },
  ]);
});

it('the age of a waiting event counts from its creation, despite postponements, and is read from one key', async () => {
  const rows = running.connection.collection<{ _id: string }>('outbox');
  const [hour, now] = [3_600_000, Date.now()];
  const waiting = Array.from({ length: 20 }, (_, n) => ({
    _id: newId(),
    routingKey: thingForgotten.routingKey,
    returns: 12,
    availableAt: new Date(now + hour),
    createdAt: new Date(now - hour - n),
  }));
  await rows.insertMany(waiting as never);
  const { db } = running.connection;
  await db!.command({ profile: 2 });
  try {
    expect(await running.counted('outbox_lag_seconds', {})).toBeGreaterThan(3_599);
  } finally {
    await db!.command({ profile: 0 });
  }
  const looks = await db!.collection('system.profile').find({ 'command.sort.createdAt': 1 }).toArray();
  expect(looks.map(({ keysExamined }) => keysExamined as number)).toEqual([1]);
  await db!.collection('system.profile').drop();
  await rows.deleteMany({ _id: { $in: waiting.map(({ _id }) => _id) } });
  expect(await running.counted('outbox_lag_seconds', {})).toBeLessThan(600);
});

it('polling delivers events if no commit wakes the relay', async () => {
  const polledPrefix = uniquePrefix();
  const polled = await startTestService({
    prefix: polledPrefix,
    controllers: [FirstHandler],
    relay: { wakeOnCommit: false, pollMs: 50 },
  });
  await polled.transactions.run((session) => polled.outbox.add(session, thingHappened, { n: 8, note: '' }));
  await poll(() => seen.some(({ event }) => event.data.n === 8));
  await polled.stop();
  await removeTraces(polledPrefix);
});
