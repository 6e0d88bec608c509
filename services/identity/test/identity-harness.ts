import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Answer, type CallInput, send } from '@deepam/api-client';
import {
  listeningServices,
  type AuditEntry,
  type Endpoint,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
} from '@deepam/contracts';
import { quickHashes } from '@deepam/local-servers';
import { exchangeOf, topologyOf } from '@deepam/messaging';
import { Clock, closeGracefully, createService, loadConfig } from '@deepam/platform';
import { outboxEvents, publishEvent, removeCollections, TestClock, uniquePrefix } from '@deepam/testing';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect } from 'amqplib';
import type { Connection } from 'mongoose';
import { AppModule } from '../src/app.module.js';
import { identityConfig } from '../src/config.js';
import { FakeNetwork } from './fake-network.js';

const retryDelays = [1_000, 5_000, 30_000];

/** The addresses of the servers come from the global set-up. */
export function environment(overrides: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const prefix = uniquePrefix();
  return {
    ...process.env,
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    MONGO_DB_PREFIX: prefix,
    AMQP_PREFIX: prefix,
    FILE_LINK_SECRET: randomBytes(32).toString('hex'),
    IDENTITY_URL: 'http://127.0.0.1:9',
    COTTON_ORDER_URL: 'http://127.0.0.1:9',
    COMMISSION_URL: 'http://127.0.0.1:9',
    SERVICE_SECRET: randomBytes(32).toString('hex'),
    DATA_KEYS: `test:${randomBytes(32).toString('base64')}`,
    DIGEST_KEYS: `test:${randomBytes(32).toString('base64')}`,
    ...quickHashes,
    // The fake network places no head unless a test needs it.
    HEAD_WAIT_SECONDS: '0',
    ...overrides,
  };
}

export class TestIdentity {
  readonly network = new FakeNetwork();
  readonly clock = new TestClock();
  env: NodeJS.ProcessEnv = {};
  app!: NestFastifyApplication;
  url = '';
  /** The server forwards to the running service, whose port is unknown before it starts. */
  private readonly jwks: Server = createServer((_request, response) => {
    fetch(`${this.url}/api/.well-known/jwks.json`)
      .then(async (keys) => response.setHeader('content-type', 'application/json').end(await keys.text()))
      .catch(() => response.destroy());
  });

  static async start(overrides: NodeJS.ProcessEnv = {}): Promise<TestIdentity> {
    const identity = new TestIdentity();
    await new Promise<void>((resolve) => identity.jwks.listen(0, '127.0.0.1', resolve));
    const jwksUrl = `http://127.0.0.1:${(identity.jwks.address() as AddressInfo).port}/`;
    const networkUrl = await identity.network.start(jwksUrl);
    const others = { NETWORK_URL: networkUrl, COTTON_ORDER_URL: networkUrl, COMMISSION_URL: networkUrl };
    identity.env = environment({ JWKS_URL: jwksUrl, ...others, ...overrides });
    await identity.boot();
    return identity;
  }

  async boot(): Promise<void> {
    this.app = await this.replica();
    this.url = `http://127.0.0.1:${(this.app.getHttpServer().address() as AddressInfo).port}`;
  }

  async replica(): Promise<NestFastifyApplication> {
    const config = loadConfig(identityConfig, this.env);
    const app = await createService(AppModule.with(config), { name: 'identity', config });
    Object.assign(app.get(Clock, { strict: false }), { now: () => this.clock.now() });
    await app.listen(0, '127.0.0.1');
    return app;
  }

  /** @param changes of the environment from now on */
  async restart(changes: NodeJS.ProcessEnv = {}): Promise<void> {
    await closeGracefully(this.app);
    this.env = { ...this.env, ...changes };
    await this.boot();
  }

  async stop(): Promise<void> {
    const { name } = this.connection;
    await closeGracefully(this.app);
    await removeCollections(name);
    await this.network.stop();
    this.jwks.closeAllConnections();
    await new Promise((resolve) => this.jwks.close(resolve));
    await removeQueues(this.env);
  }

  get connection(): Connection {
    return this.app.get<Connection>(getConnectionToken(), { strict: false });
  }

  call<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Answer<E>> {
    return send(this.url, endpoint, input);
  }

  async outboxEventsOf<D extends EventDefinition>(definition: D): Promise<EventData<D>[]> {
    return (await outboxEvents(this.connection, definition)).map((event) => event.data);
  }

  async auditEntriesOf(memberId: string): Promise<AuditEntry[]> {
    const rows = this.connection.collection<{ entry: AuditEntry }>('audit_trail');
    const found = await rows.find({ 'entry.memberId': memberId }).sort({ _id: 1 }).toArray();
    return found.map(({ entry }) => entry);
  }

  hears<D extends EventDefinition>(definition: D, data: EventData<D>, id?: string): Promise<EventEnvelope> {
    return publishEvent(this.env['AMQP_PREFIX']!, definition, data, id === undefined ? {} : { id });
  }
}

export async function removeQueues(env: NodeJS.ProcessEnv): Promise<void> {
  const connection = await connect(env['AMQP_URL']!);
  const channel = await connection.createChannel();
  for (const service of listeningServices) {
    const { queue, retries, dead } = topologyOf(env['AMQP_PREFIX']!, service, retryDelays);
    for (const name of [queue, dead, ...retries.map((retry) => retry.name)]) await channel.deleteQueue(name);
  }
  await channel.deleteExchange(exchangeOf(env['AMQP_PREFIX']!));
  await connection.close();
}
