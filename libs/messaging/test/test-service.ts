import { randomBytes } from 'node:crypto';
import type { ServiceName } from '@deepam/contracts';
import {
  Outbox,
  MessagingModule,
  topologyOf,
  type ConsumerOptions,
  type EventContext,
  type RelayOptions,
} from '@deepam/messaging';
import { createService, Metrics, PlatformModule, Readiness, serviceConfig, Transactions } from '@deepam/platform';
import { removeCollections, testEnvironment } from '@deepam/testing';
import { Module, type Type } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Connection } from 'mongoose';
import { TestBroker } from './test-broker.js';

export const service = 'commission';
/** Milliseconds; short, so that a test sees the dead letters soon. */
export const testRetryDelaysMs = [100, 200];
/** More than there are delays: the last one counts several times. */
export const testUnhandledTries = 5;

const namespaceExists = 48;

export interface TestServiceOptions {
  readonly name?: ServiceName;
  readonly controllers?: Type[];
  readonly prefix: string;
  readonly amqpUrl?: string;
  readonly mongoUrl?: string;
  readonly relay?: Partial<RelayOptions>;
  readonly consumer?: Partial<ConsumerOptions>;
  /** Nest then ends the two modules in the other order. */
  readonly platformLast?: boolean;
}

export interface TestService {
  readonly app: NestFastifyApplication;
  readonly outbox: Outbox;
  readonly transactions: Transactions;
  readonly connection: Connection;
  readonly readiness: Readiness;
  effects(): Promise<Effect[]>;
  counted(metric: string, labels: Record<string, string>): Promise<number>;
  stop(): Promise<void>;
}

export interface Effect {
  readonly eventId: string;
  readonly n: number;
}

export function uniquePrefix(): string {
  return `h1-${randomBytes(4).toString('hex')}`;
}

export async function startTestService(options: TestServiceOptions): Promise<TestService> {
  const { controllers = [], name = service, prefix, relay, consumer } = options;
  const config = serviceConfig.parse({
    ...testEnvironment(prefix),
    NODE_ENV: 'test',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    PORT: '0',
    JWKS_URL: 'http://127.0.0.1:9/api/jwks',
    IDENTITY_URL: 'http://127.0.0.1:9',
    ...(options.mongoUrl !== undefined && { MONGO_URL: options.mongoUrl }),
    ...(options.amqpUrl !== undefined && { AMQP_URL: options.amqpUrl }),
  });
  const imports = [
    PlatformModule.forService({ name, config }),
    MessagingModule.forService({
      name,
      amqpUrl: config.AMQP_URL,
      prefix,
      relay: { pollMs: 200, leaseMs: 1_000, handOverMs: 1_000, ...relay },
      consumer: { retryDelaysMs: testRetryDelaysMs, unhandledTries: testUnhandledTries, ...consumer },
    }),
  ];
  @Module({ imports: options.platformLast ? imports.reverse() : imports, controllers })
  class TestModule {}
  const app = await createService(TestModule, { name, config, endpoints: [] });
  const connection = app.get<Connection>(getConnectionToken(), { strict: false });
  await connection.createCollection('effects').catch((error: { code?: number }) => {
    if (error.code !== namespaceExists) throw error;
  });
  const { registry } = app.get(Metrics, { strict: false });
  let stopped: Promise<void> | null = null;
  return {
    app,
    connection,
    outbox: app.get(Outbox),
    transactions: app.get(Transactions, { strict: false }),
    readiness: app.get(Readiness, { strict: false }),
    counted: async (metric, labels) => {
      const { values } = (await registry.getSingleMetric(metric)?.get()) ?? { values: [] };
      const matching = values.filter((value) =>
        Object.entries(labels).every(([name, is]) => value.labels[name] === is),
      );
      return matching.reduce((sum, { value }) => sum + value, 0);
    },
    stop: () => (stopped ??= app.close()),
    effects: () => connection.collection<Effect>('effects').find().sort({ n: 1 }).toArray(),
  };
}

/** Written without any guard: twice the event would be twice the effect. */
export async function writeEffect(connection: Connection, context: EventContext, n: number): Promise<void> {
  const effect: Effect = { eventId: context.envelope.id, n };
  await connection.collection<Effect>('effects').insertOne(effect, { session: context.session });
}

export async function removeTraces(prefix: string, name: ServiceName = service): Promise<void> {
  await removeCollections(`${prefix}_${name}`);
  const broker = await TestBroker.connect();
  await broker.removeAll(topologyOf(prefix, name, testRetryDelaysMs));
  await broker.close();
}
