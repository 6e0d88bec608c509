import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { auditRecorded } from '@deepam/contracts';
import { EventContext, exchangeOf, MalformedEvent, OnEvent, topologyOf, type EventOf } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { poll } from '@deepam/testing';
import { Controller } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Ctx, Payload } from '@nestjs/microservices';
import type { Connection } from 'mongoose';
import { deadLetterOf } from '../src/dead-letters/dead-letter.js';
import { runDeadLetters } from '../src/dead-letters/run-dead-letters.js';
import { say, sealed } from './say.js';
import { TestBroker } from './test-broker.js';
import { thingHappened } from './test-events.js';
import {
  removeTraces,
  service,
  startTestService,
  testUnhandledTries,
  uniquePrefix,
  writeEffect,
  type TestService,
} from './test-service.js';

let isBroken = true;
const attempts: number[] = [];

@Controller()
class BrokenHandler {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  @OnEvent(thingHappened)
  async handle(@Payload() event: EventOf<typeof thingHappened>, @Ctx() context: EventContext): Promise<void> {
    const { n, note } = event.data;
    attempts.push(context.attempt);
    await writeEffect(this.connection, context, n);
    if (note === 'senseless') throw new MalformedEvent('There is no such thing.');
    if (isBroken) throw new Error(`Cannot note "${note}" of 9876543210`);
  }
}

const prefix = uniquePrefix();
const { queue, dead } = topologyOf(prefix, service, []);
let broker: TestBroker;
let running: TestService;
let trail: string;

beforeAll(async () => {
  broker = await TestBroker.connect();
  running = await startTestService({ prefix, controllers: [BrokenHandler] });
  trail = (await broker.channel.assertQueue('', { exclusive: true })).queue;
  await broker.channel.bindQueue(trail, exchangeOf(prefix), auditRecorded.routingKey);
});
afterAll(async () => {
  await running.stop();
  await broker.close();
  await removeTraces(prefix);
});

const command = async (...args: string[]) => {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  const env = { AMQP_URL: process.env['AMQP_URL'], AMQP_PREFIX: prefix };
  const code = await runDeadLetters(args, { out: print, err: print }, env);
  return { code, text: printed.join('\n') };
};
const nextEntry = async () => {
  const message = await poll(() => broker.take(trail));
  const { kind, actor, subject } = auditRecorded.data.parse(JSON.parse(message.content.toString('utf8')).data);
  return [actor.kind, kind, subject?.id];
};
const nextDead = async () => deadLetterOf(await poll(() => broker.take(dead)));

it.each([
  ['content that is not JSON', 'Aadhaar 1234 5678 9012', 'MalformedEvent: The content is not JSON.'],
  ['an envelope without its fields', '{"data":{}}', /^MalformedEvent: The envelope does not fit: id \(invalid_type\)/],
  [
    'data that do not fit the contract',
    JSON.stringify({ ...sealed(1), data: { n: 'secret', note: 'x' } }),
    'MalformedEvent: The data does not fit: n (invalid_type)',
  ],
  [
    'what its handler calls malformed',
    JSON.stringify(sealed(2, 'senseless')),
    'MalformedEvent: There is no such thing.',
  ],
])('an event that is %s is dead at once, with the reason', async (_title, content, error) => {
  await broker.send(queue, content, newId());
  const letter = await nextDead();
  expect(letter).toMatchObject({ reason: 'malformed', attempts: 1 });
  expect(letter.error).toEqual(typeof error === 'string' ? error : expect.stringMatching(error));
});

it('an event that no handler knows is tried again, as a newer replica may know it, and is dead then', async () => {
  await broker.send(queue, JSON.stringify({ ...sealed(3), type: 'test.unknown-thing' }), newId());
  expect(await nextDead()).toMatchObject({ reason: 'unhandled', attempts: testUnhandledTries + 1 });
});

it('a failing event is dead after its tries, without effect, its error free of the payload', async () => {
  attempts.length = 0;
  await say(running, 4, 'Sita Devi');
  const letter = await nextDead();
  expect(letter).toMatchObject({ reason: 'failed', attempts: 3 });
  expect(letter.error).toBe('Error: Cannot note "…" of …');
  expect(attempts).toEqual([1, 2, 3]);
  expect(await running.effects()).toEqual([]);
  expect(await running.counted('events_dead_lettered_total', { reason: 'failed' })).toBe(1);
});

it('dead letters are counted in their queue until an operator takes them', async () => {
  const waiting = () => running.counted('queue_messages', { queue: 'dead' });
  expect(await waiting()).toBe(0);
  await say(running, 5, 'nobody');
  await poll(async () => (await waiting()) === 1);
  await nextDead();
  await poll(async () => (await waiting()) === 0);
});

it('an event that its processes never survive is dead after the delivery limit', async () => {
  const poisoned = uniquePrefix();
  const names = topologyOf(poisoned, service, []);
  const short = await startTestService({
    prefix: poisoned,
    controllers: [BrokenHandler],
    consumer: { deliveryLimit: 2 },
  });
  await short.stop();
  const event = sealed(9);
  await broker.send(names.queue, JSON.stringify(event), event.id);
  // For the broker, a process that dies over a message returns it.
  for (let delivery = 1; delivery <= 3; delivery += 1) {
    broker.channel.nack(await poll(() => broker.channel.get(names.queue, { noAck: false })));
  }
  const letter = deadLetterOf(await poll(() => broker.take(names.dead)));
  expect(letter).toMatchObject({ id: event.id, reason: 'delivery_limit' });
  await removeTraces(poisoned);
});

it('the command lists and shows dead letters without removing them', async () => {
  const event = sealed(5, 'a note');
  await broker.send(queue, JSON.stringify(event), event.id);
  await poll(async () => (await broker.count(dead)) === 1);
  const list = await command('list', '--service', service);
  expect(list.code).toBe(0);
  expect(list.text).toContain(event.id);
  expect(list.text).toContain('failed  3 tries');
  const show = await command('show', event.id, '--service', service);
  expect(show.text).toContain('"note": "a note"');
  expect(await nextEntry()).toEqual(['operator', 'dead-letter-shown', `${service} ${event.id}`]);
  await poll(async () => (await broker.count(dead)) === 1);
  expect((await nextDead()).id).toBe(event.id);
});

it('commands that look at one time each see all of them', async () => {
  const ids = Array.from({ length: 30 }, () => newId());
  for (const id of ids) await broker.send(dead, '{}', id);
  await poll(async () => (await broker.count(dead)) === ids.length);
  const lists = await Promise.all([1, 2, 3].map(() => command('list', '--service', service)));
  for (const { text } of lists) {
    expect(text).toContain(`${ids.length} dead letters in ${dead}`);
    expect(ids.filter((id) => !text.includes(id))).toEqual([]);
  }
  for (const _ of ids) await nextDead();
});

it('a replayed event keeps its id, restarts its tries and has one effect', async () => {
  const event = sealed(5);
  await broker.send(queue, JSON.stringify(event), event.id);
  await poll(async () => (await broker.count(dead)) === 1);

  isBroken = false;
  attempts.length = 0;
  expect(await command('replay', event.id, '--service', service)).toEqual({
    code: 0,
    text: `${event.id} was sent to ${service} again`,
  });
  await poll(async () => (await running.effects()).length === 1);
  expect((await running.effects())[0]?.eventId).toBe(event.id);
  expect(attempts).toEqual([1]);
  expect(await broker.count(dead)).toBe(0);
  expect(await nextEntry()).toEqual(['operator', 'dead-letters-replayed', `${service} ${event.id}`]);
});

it('the replay of all dead letters sends each of them back', async () => {
  isBroken = true;
  for (const n of [6, 7, 8]) await say(running, n);
  await poll(async () => (await broker.count(dead)) === 3);
  isBroken = false;
  const { text } = await command('replay', '--all', '--service', service);
  expect(text).toBe(`3 dead letters were sent to ${service} again`);
  await poll(async () => (await running.effects()).length === 4);
  expect((await running.effects()).map(({ n }) => n)).toEqual([5, 6, 7, 8]);
  expect(await nextEntry()).toEqual(['operator', 'dead-letters-replayed', `${service} all`]);
  expect(await broker.count(trail)).toBe(0);
});

it('nothing is shown or sent again that the audit trail cannot take', async () => {
  const id = newId();
  await broker.send(dead, '{}', id);
  await broker.channel.unbindQueue(trail, exchangeOf(prefix), auditRecorded.routingKey);
  for (const verb of ['show', 'replay']) {
    const { code, text } = await command(verb, id, '--service', service);
    expect([code, text]).toEqual([1, expect.stringContaining('Nothing was done')]);
  }
  await poll(async () => (await broker.count(dead)) === 1);
  expect((await nextDead()).id).toBe(id);
});

it.each([
  [['show', 'nothing', '--service', service], 1, `There is no dead letter nothing in ${dead}.`],
  [['replay', 'nothing', '--service', service], 1, `There is no dead letter nothing in ${dead}.`],
  [['list', '--service', 'nobody'], 1, 'This service has no dead-letter queue'],
  [['list'], 2, 'Please name the service'],
  [['--help'], 0, 'Events that a service could not handle.'],
])('the command %j answers clearly', async (args, code, text) => {
  const answer = await command(...args);
  expect(answer.code).toBe(code);
  expect(answer.text).toContain(text);
});
