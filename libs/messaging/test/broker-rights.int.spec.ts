import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  auditRecorded,
  commissionCredited,
  consumedKeys,
  listeningServices,
  memberRegistered,
  planApproved,
  publishedKeys,
} from '@deepam/contracts';
import { freePort, runNodeQuietly, serverLogin, startRabbit, type Server } from '@deepam/local-servers';
import {
  brokerDefinitions,
  consumerDefaults,
  EventContext,
  OnEvent,
  runDeclare,
  topologyOf,
  type EventOf,
} from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { poll, removeCollections } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { ConfirmChannel } from 'amqplib';
import { ownCertificate } from './certificate.js';
import { TestBroker } from './test-broker.js';
import { service, startTestService, uniquePrefix, type TestService } from './test-service.js';

const prefix = uniquePrefix();
const passwordOf = (user: string) => `a password of ${user}`;
const declareProgram = fileURLToPath(new URL('../dist/declare.js', import.meta.url));
const tries: number[] = [];

@Controller()
class ForgetfulHandler {
  @OnEvent(planApproved)
  async handle(@Payload() _event: EventOf<typeof planApproved>, @Ctx() context: EventContext): Promise<void> {
    tries.push(context.attempt);
    if (context.attempt === 1) throw new Error('not at the first time');
  }
}

const sale = {
  saleId: newId(),
  memberId: newId(),
  memberName: 'Meera Joshi',
  memberCode: 'FL7K2M9QX',
  previousPlan: null,
  plan: 'Bronze' as const,
  payment: 'received' as const,
  amountPaise: 1,
  approvedAt: new Date().toISOString(),
  upline: [],
};
const credit = {
  saleId: sale.saleId,
  memberId: newId(),
  level: 1,
  amountPaise: 1,
  plan: 'Bronze' as const,
  fromMemberId: sale.memberId,
  fromName: sale.memberName,
  fromCode: sale.memberCode,
  creditedAt: sale.approvedAt,
};

let folder: string;
let server: Server;
let securePort: number;
let certificate: string;
const urlOf = (user: string) => server.url.replace(/local:\w+/, `${user}:${encodeURIComponent(passwordOf(user))}`);
const declared = () =>
  runDeclare({ out: () => undefined, err: console.error }, { AMQP_URL: urlOf('deepam'), AMQP_PREFIX: prefix });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deepam-rights-'));
  const file = join(folder, 'definitions.json');
  const { users, permissions, ...others } = brokerDefinitions(prefix, passwordOf);
  const login = serverLogin(folder);
  const all = [...users, { name: login.user, password: login.password, tags: [] }];
  const everything = { user: login.user, vhost: '/', configure: '.*', write: '.*', read: '.*' };
  await writeFile(file, JSON.stringify({ ...others, users: all, permissions: [...permissions, everything] }));
  const own = ownCertificate(folder);
  ({ certificate } = own);
  securePort = await freePort();
  const secure = [
    `listeners.ssl.1 = 127.0.0.1:${securePort}`,
    `ssl_options.certfile = ${certificate}`,
    `ssl_options.keyfile = ${own.key}`,
  ];
  const configuration = [`load_definitions = ${file}`, ...secure];
  server = await startRabbit({ dataDir: folder, private: true, configuration });
  expect(await declared()).toBe(0);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const refusalOf = async (user: string, work: (channel: ConfirmChannel) => Promise<unknown>): Promise<unknown> => {
  const broker = await TestBroker.connect(urlOf(user));
  let refused: unknown = 'nothing';
  broker.channel.on('error', ({ code }: { code: unknown }) => (refused = code));
  await work(broker.channel)
    .then(() => broker.channel.waitForConfirms())
    .catch(() => undefined);
  await broker.close();
  return refused;
};
const publish = (exchange: string, key: string) => async (channel: ConfirmChannel) => {
  channel.publish(exchange, key, Buffer.from('{}'), { mandatory: true });
  await channel.waitForConfirms();
};

const own = topologyOf(prefix, 'notification', consumerDefaults.retryDelaysMs);
const other = topologyOf(prefix, 'commission', consumerDefaults.retryDelaysMs);
const events = own.exchange;

const forbidden: [string, (channel: ConfirmChannel) => Promise<unknown>][] = [
  ['publish plan-approved', publish(events, planApproved.routingKey)],
  ["write into another's queue by the default exchange", publish('', other.queue)],
  ['write into its own queue by the default exchange', publish('', own.queue)],
  ["write into another's retry queue", publish(other.retryExchange, other.retries[0]!.name)],
  ["read another's queue", (channel) => channel.get(other.queue)],
  ["read another's dead letters", (channel) => channel.get(other.dead)],
  ['make a queue', (channel) => channel.assertQueue(`${prefix}.mine`)],
  ['make a queue that nobody named', (channel) => channel.assertQueue('')],
  ['make an exchange', (channel) => channel.assertExchange(`${prefix}.mine`, 'topic')],
  ['remove its own queue', (channel) => channel.deleteQueue(own.queue)],
  ['hear what is not for it', (channel) => channel.bindQueue(own.queue, events, memberRegistered.routingKey)],
  ['hear everything', (channel) => channel.bindQueue(own.queue, events, '#')],
  ["bind another's queue", (channel) => channel.bindQueue(other.queue, events, auditRecorded.routingKey)],
  ["take a binding from another's queue", (channel) => channel.unbindQueue(other.queue, events, '#')],
  ['let its own exchange feed that of all events', (channel) => channel.bindExchange(events, own.retryExchange, '#')],
];

it.each(forbidden)("the user of notification can't %s", async (_what, work) => {
  expect(await refusalOf('notification', work)).toBe(403);
});

it.each(listeningServices)(
  'the users of a broker let %s publish and receive every event of the table',
  async (name) => {
    const { queue } = topologyOf(prefix, name, []);
    const saysAll = async (channel: ConfirmChannel) => {
      for (const key of publishedKeys(name)) await publish(events, key)(channel);
      for (const key of consumedKeys(name)) await channel.bindQueue(queue, events, key);
    };
    expect(await refusalOf(name, saysAll)).toBe('nothing');
    const unsaid = listeningServices.flatMap(publishedKeys).filter((key) => !publishedKeys(name).includes(key));
    for (const key of unsaid) expect([key, await refusalOf(name, publish(events, key))]).toEqual([key, 403]);
  },
);

it.each([
  ['is reached by TLS with the certificate that NODE_EXTRA_CA_CERTS names', 0, 'Declared'],
  ['is not trusted without it', 1, 'cannot be reached (DEPTH_ZERO_SELF_SIGNED_CERT)'],
])('the broker %s', async (_title, code, printed) => {
  const AMQP_URL = urlOf('deepam').replace('amqp:', 'amqps:').replace(/:\d+$/, `:${securePort}`);
  const { NODE_EXTRA_CA_CERTS: _others, ...env } = process.env;
  const trust = code === 0 ? { NODE_EXTRA_CA_CERTS: certificate } : {};
  const options = { cwd: folder, env: { ...env, ...trust, AMQP_URL, AMQP_PREFIX: prefix } };
  const ended = await runNodeQuietly([declareProgram], options);
  expect([ended.code, ended.output]).toEqual([code, expect.stringContaining(printed)]);
});

describe('a service with only these rights', () => {
  let running: TestService;
  let broker: TestBroker;
  beforeAll(async () => {
    broker = await TestBroker.connect(server.url);
    for (const name of listeningServices) await broker.channel.purgeQueue(topologyOf(prefix, name, []).queue);
    running = await startTestService({
      prefix,
      controllers: [ForgetfulHandler],
      amqpUrl: urlOf(service),
      consumer: { retryDelaysMs: consumerDefaults.retryDelaysMs },
    });
  });
  afterAll(async () => {
    await running.stop();
    await broker.close();
    await removeCollections(`${prefix}_${service}`);
  });

  it('a service publishes the events of other listeners', async () => {
    await running.transactions.run((session) => running.outbox.add(session, commissionCredited, credit));
    const taken = await poll(() => broker.take(`${prefix}.network`));
    expect(taken.fields.routingKey).toBe(commissionCredited.routingKey);
  });

  it('a service with only its broker rights receives a failed event again through its own retry exchange', async () => {
    const id = newId();
    const at = sale.approvedAt;
    const envelope = {
      id,
      type: planApproved.type,
      version: planApproved.version,
      occurredAt: at,
      data: sale,
    };
    await broker.send(other.queue, JSON.stringify({ ...envelope, correlationId: id, causationId: null }), id);
    await poll(() => tries.length === 2);
    expect(tries).toEqual([1, 2]);
  });

  it('a service with only its broker rights receives events that waited in a retry queue since before it had its own exchange', async () => {
    await broker.send(other.retries[0]!.name, 'waits', newId());
    await poll(async () => (await broker.count(other.dead)) === 1);
    expect((await broker.take(other.dead)) && 'dead').toBe('dead');
  });

  it('a service continues while the topology is declared again', async () => {
    expect(await declared()).toBe(0);
    expect(await running.readiness.report()).toMatchObject({ ready: true });
  });
});
