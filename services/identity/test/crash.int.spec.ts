import { randomBytes } from 'node:crypto';
import { account, login, memberRegistered, register, type EventEnvelope } from '@deepam/contracts';
import { freePort } from '@deepam/local-servers';
import { exchangeOf, runDeclare } from '@deepam/messaging';
import { send } from '@deepam/api-client';
import { freshMobile, poll, removeCollections } from '@deepam/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type ChannelModel } from 'amqplib';
import { createConnection, type Connection } from 'mongoose';
import { FakeNetwork } from './fake-network.js';
import { environment, removeQueues } from './identity-harness.js';
import { IdentityProcess } from './identity-process.js';

const network = new FakeNetwork();
let env: NodeJS.ProcessEnv;
let url: string;
let broker: ChannelModel;
let database: Connection;
const published: EventEnvelope[] = [];
let service: IdentityProcess | null = null;

beforeAll(async () => {
  const PORT = String(await freePort());
  url = `http://127.0.0.1:${PORT}`;
  const JWKS_URL = `${url}/api/.well-known/jwks.json`;
  env = environment({ PORT, JWKS_URL, NETWORK_URL: await network.start(JWKS_URL) });
  database = createConnection(env['MONGO_URL']!, { dbName: `${env['MONGO_DB_PREFIX']}_identity` });
  broker = await connect(env['AMQP_URL']!);
  // Nothing is published before all consumers have a queue.
  expect(await runDeclare({ out: () => undefined, err: console.error }, env)).toBe(0);
  service = await IdentityProcess.serve(env);
  const channel = await broker.createChannel();
  const { queue } = await channel.assertQueue('', { exclusive: true });
  await channel.bindQueue(queue, exchangeOf(env['AMQP_PREFIX']!), memberRegistered.routingKey);
  await channel.consume(queue, (message) => message && published.push(JSON.parse(message.content.toString('utf8'))), {
    noAck: true,
  });
});

afterAll(async () => {
  await service?.kill();
  await broker.close();
  await network.stop();
  await database.close();
  await removeCollections(`${env['MONGO_DB_PREFIX']}_identity`);
  await removeQueues(env);
});

const newcomer = (mobile: string) => ({ name: 'Asha', mobile, referralCode: 'FL7K2M9QX', password: 'a good password' });
const registerNow = (mobile: string) => send(url, register, { body: newcomer(mobile) });
const accounts = (mobile: string) => database.collection('accounts').countDocuments({ mobile });

describe('a killed identity process', () => {
  it('a crash during the check of the sponsor leaves nothing behind; a new registration works', async () => {
    const mobile = freshMobile();
    network.verdict = () => {
      void service?.kill();
      return network.sponsor;
    };
    await expect(registerNow(mobile)).rejects.toThrow();
    network.verdict = () => network.sponsor;
    await service?.kill();
    expect(await accounts(mobile)).toBe(0);

    service = await IdentityProcess.serve(env);
    expect((await registerNow(mobile)).status).toBe(201);
    expect(await accounts(mobile)).toBe(1);
  });

  it('a crash between the account and its placing is completed by the event after the restart, once', async () => {
    const mobile = freshMobile();
    network.onPlacement = () => void service?.kill();
    await expect(registerNow(mobile)).rejects.toThrow();
    network.onPlacement = () => undefined;
    await service?.kill();
    expect(await accounts(mobile)).toBe(1);

    service = await IdentityProcess.serve(env);
    const placed = network.placements.at(-1);
    const events = () => published.filter(({ data }) => (data as { mobile: string }).mobile === mobile);
    await poll(() => events().length > 0);
    expect(new Set(events().map(({ id }) => id)).size).toBe(1);
    expect(events()[0]?.data).toEqual(placed);
    expect((await registerNow(mobile)).error?.code).toBe('IDENTITY.MOBILE_TAKEN');
    expect((await send(url, login, { body: newcomer(mobile) })).status).toBe(200);
  });
});

describe('the identity process', () => {
  it('the process checks tokens with its own published keys, also those of the previous process', async () => {
    const mobile = freshMobile();
    await registerNow(mobile);
    const { token } = (await send(url, login, { body: newcomer(mobile) })).body;
    expect((await send(url, account, { token })).status).toBe(200);
    const { code } = (await service?.terminate()) ?? {};
    expect(code).toBe(0);
    service = await IdentityProcess.serve(env);
    expect((await send(url, account, { token })).status).toBe(200);
  });

  it('the process lists every error of its configuration, without a value, and does not start', async () => {
    const bad = {
      ...env,
      DATA_KEYS: 'secret-nonsense',
      DIGEST_KEYS: '',
      NETWORK_URL: '',
      TOKEN_LIFETIME_SECONDS: 'soon',
    };
    const { code, printed } = await IdentityProcess.run('main', bad).ended;
    expect(code).not.toBe(0);
    for (const name of ['DATA_KEYS', 'DIGEST_KEYS is not set', 'NETWORK_URL is not set', 'TOKEN_LIFETIME_SECONDS']) {
      expect(printed).toContain(name);
    }
    expect(printed).not.toContain('secret-nonsense');
  });
});

describe('an identity process without a needed data key', () => {
  it('the process names the missing key and does not start', async () => {
    const forgetful = { ...env, DATA_KEYS: `other:${randomBytes(32).toString('base64')}` };
    const { code, printed } = await IdentityProcess.run('main', forgetful).ended;
    expect(code).toBe(78);
    expect(printed).toContain('DATA_KEYS has no key "test"');
  });
});

describe('a command', () => {
  it('a command prints its usage and ends', async () => {
    const programs = ['head-create', 'rotate-signing-key', 'rotate-data-key'];
    const ended = await Promise.all(programs.map((program) => IdentityProcess.run(program, {}, ['--help']).ended));
    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ended.map(({ printed }) => /node dist\/(\S+)\.js .*\[--help\]/.exec(printed)?.[1])).toEqual(programs);
  });

  it('a command of identity works next to the running service and ends by itself', async () => {
    const mobile = freshMobile();
    const head = { ...env, HEAD_MOBILE: mobile, HEAD_PASSWORD: 'the head knows' };
    const first = await IdentityProcess.run('head-create', head).ended;
    expect(first).toEqual({ code: 0, printed: `The head was made; the mobile to log in with is ${mobile}.\n` });
    const { body } = await send(url, login, { body: { mobile, password: 'the head knows' } });
    expect(body.isHead).toBe(true);
    expect((await IdentityProcess.run('rotate-signing-key', env).ended).code).toBe(0);
  });

  it('a command ends with one sentence when a server cannot be reached', async () => {
    const away = { ...env, HEAD_MOBILE: freshMobile(), MONGO_URL: 'mongodb://127.0.0.1:9/?replicaSet=rs0' };
    const { code, printed } = await IdentityProcess.run('head-create', away).ended;
    expect(code).toBe(1);
    expect(printed).toMatch(/^MONGO_URL: 127\.0\.0\.1:9 cannot be reached .*\n$/);
  });
});
