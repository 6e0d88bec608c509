import type { AddressInfo } from 'node:net';
import { send, type Answer, type CallInput } from '@deepam/api-client';
import type { Endpoint, ServiceName } from '@deepam/contracts';
import {
  Clock,
  closeGracefully,
  createService,
  loadConfig,
  serviceConfig,
  type ApplicationFactory,
  type ServiceConfig,
  type ServiceModule,
  type ServiceOptions,
} from '@deepam/platform';
import type { InjectionToken } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { Connection } from 'mongoose';
import { TestClock } from '../clock.js';
import { testEnvironment, testInfra } from '../infra.js';
import { TestTokens } from '../tokens/test-tokens.js';
import { removeCollections } from './remove-collections.js';
import { connect } from 'amqplib';
import { randomBytes } from 'node:crypto';

/** Databases, exchange and queues of each test have a unique prefix. */
export const uniquePrefix = (): string => `t${randomBytes(5).toString('hex')}`;

/** Milliseconds in the names of the retry queues that services declare by default. */
const retryDelays = [1_000, 5_000, 30_000];

/** Queues that do not exist are ignored. */
async function removeQueues(prefix: string, service: ServiceName): Promise<void> {
  const connection = await connect(testInfra().amqpUrl);
  try {
    const channel = await connection.createChannel();
    const queue = `${prefix}.${service}`;
    const queues = [queue, `${queue}.dead`, ...retryDelays.map((delay) => `${queue}.retry.${delay}`)];
    for (const name of queues) await channel.deleteQueue(name);
    for (const name of [`${queue}.retry`, `${prefix}.events`]) await channel.deleteExchange(name);
  } finally {
    await connection.close();
  }
}

export interface Override {
  readonly provide: InjectionToken;
  readonly useValue: unknown;
}

/**
 * Shared `tokens` come from another service of the same test; otherwise the service has its own and closes them. A
 * shared `prefix` lets events pass between services; the default is unique.
 */
export interface TestServiceOptions extends Pick<ServiceOptions, 'endpoints' | 'http' | 'prepare'> {
  readonly name: ServiceName;
  readonly config?: Partial<ServiceConfig>;
  readonly provide?: readonly Override[];
  readonly tokens?: TestTokens;
  readonly prefix?: string;
}

export interface TestService {
  readonly url: string;
  readonly app: NestFastifyApplication;
  readonly db: Connection;
  readonly tokens: TestTokens;
  readonly clock: TestClock;
  readonly prefix: string;
  readonly config: ServiceConfig;
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>, token?: string): Promise<Answer<E>>;
  close(): Promise<void>;
}

/**
 * A whole service on real servers, listening on a free port, with a database, exchange and queues of its own, keys that
 * the test signs tokens with, and a clock that the test moves.
 */
export async function startTestService(
  module: (config: ServiceConfig) => ServiceModule,
  options: TestServiceOptions,
): Promise<TestService> {
  const { name, prefix = uniquePrefix() } = options;
  const tokens = options.tokens ?? (await TestTokens.start());
  const clock = new TestClock();
  const config = { ...testConfig(prefix, tokens), ...options.config };
  const release = async () => {
    await removeCollections(`${config.MONGO_DB_PREFIX}_${name}`);
    await removeQueues(prefix, name);
    if (!options.tokens) await tokens.close();
  };
  const app = await createService(module(config), {
    ...options,
    name,
    config,
    applicationFactory: withOverrides([{ provide: Clock, useValue: clock }, ...(options.provide ?? [])]),
  }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  return {
    url,
    app,
    get db() {
      return app.get<Connection>(getConnectionToken(), { strict: false });
    },
    tokens,
    clock,
    prefix,
    config,
    call: (endpoint, input, token) => send(url, endpoint, { ...input, token: input?.token ?? token }),
    async close() {
      await closeGracefully(app);
      await release();
    },
  };
}

/** `LOG_LEVEL` of the environment shows the service's log. */
function testConfig(prefix: string, tokens: TestTokens): ServiceConfig {
  return loadConfig(serviceConfig, {
    ...testEnvironment(prefix),
    NODE_ENV: 'test',
    PORT: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    JWKS_URL: tokens.jwksUrl,
    IDENTITY_URL: tokens.identityUrl,
  });
}

function withOverrides(overrides: readonly Override[]): ApplicationFactory {
  return async (module, adapter, nestOptions) => {
    const builder = Test.createTestingModule({ imports: [module] });
    for (const { provide, useValue } of overrides) builder.overrideProvider(provide).useValue(useValue);
    if (typeof nestOptions.logger === 'object' && 'log' in nestOptions.logger) builder.setLogger(nestOptions.logger);
    const compiled = await builder.compile();
    return compiled.createNestApplication<NestFastifyApplication>(adapter, nestOptions);
  };
}
