import { NestFactory, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication, FastifyAdapter } from '@nestjs/platform-fastify';
import { ErrorFilter } from '../errors/error-filter.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { createRequestLog } from '../logging/request-log.js';
import { Metrics } from '../metrics/metrics.js';
import { sweepAbandonedUploads } from '../uploads/upload-directory.js';
import { addBodyParsers, createHttpAdapter, type HttpOptions } from './http-adapter.js';
import { endpointsOf, type Endpoint, type ServiceName } from '@deepam/contracts';
import type { INestApplication, DynamicModule, NestApplicationOptions, Type } from '@nestjs/common';
import { routeErrors } from '../http/route-check.js';
import { routesOf } from '../http/route-inventory.js';
import { type PlatformOptions, PLATFORM_OPTIONS } from '../platform-options.js';
import type { FastifyInstance } from 'fastify';
import { correlationIdFrom, currentContext, requestContext } from '../context/request-context.js';
import { networkAddress } from '../http/network-address.js';
import { requestStateOf, setRequestState, statusOf } from '../http/request-state.js';
import { type RequestObservers, spanOf, requestEnded } from './observe-request.js';
import type { PlatformConfig } from '../config/service-config.js';

export type ServiceModule = Type | DynamicModule;

export type ApplicationFactory = (
  module: ServiceModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export interface ServiceOptions<Config extends PlatformConfig = PlatformConfig> {
  readonly name: ServiceName;
  readonly config: Config;
  readonly endpoints?: readonly Endpoint[];
  readonly http?: HttpOptions;
  readonly prepare?: (app: NestFastifyApplication) => Promise<void> | void;
  readonly applicationFactory?: ApplicationFactory;
}

/** A module that consumes events provides this token; createService() connects it. */
export const EVENT_CONSUMER = Symbol('EVENT_CONSUMER');

export interface EventConsumer {
  readonly strategy: {
    listen(callback: (...args: unknown[]) => unknown): unknown;
    close(): unknown;
  };
}

async function connectEventConsumer(app: NestFastifyApplication): Promise<void> {
  const consumer = consumerOf(app);
  if (!consumer) return;
  app.connectMicroservice({ strategy: consumer.strategy });
  await app.startAllMicroservices();
}

function consumerOf(app: NestFastifyApplication): EventConsumer | null {
  try {
    return app.get<EventConsumer>(EVENT_CONSUMER, { strict: false });
  } catch {
    return null;
  }
}

const nestApplication: ApplicationFactory = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);

export async function createService(module: ServiceModule, options: ServiceOptions): Promise<NestFastifyApplication> {
  const { name, config, http = {}, applicationFactory = nestApplication } = options;
  const log = createLogger(name, config);
  await sweepAbandonedUploads();
  const adapter = createHttpAdapter();
  const app = await applicationFactory(module, adapter, {
    logger: new NestLogger(log),
    abortOnError: false,
    bodyParser: false,
  });
  try {
    await checkRoutes(app, options);
    const fastify = adapter.getInstance();
    addBodyParsers(fastify, http);
    const isEdge = http.bodies === 'raw';
    addRequestHooks(fastify, {
      log: createRequestLog(name, config),
      metrics: app.get(Metrics),
      readiness: app.get(Readiness),
      isEdge,
    });
    app.setGlobalPrefix('api', { exclude: ['metrics'] });
    app.useGlobalFilters(new ErrorFilter(log));
    await options.prepare?.(app);
    await app.init();
    await connectEventConsumer(app);
    await fastify.ready();
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

async function checkRoutes(app: INestApplication, { name, endpoints }: ServiceOptions): Promise<void> {
  const expected = endpoints ?? (await endpointsOf(name));
  const { standings } = app.get<PlatformOptions>(PLATFORM_OPTIONS);
  const errors = routeErrors(routesOf(app.get(ModulesContainer)), expected, standings !== undefined);
  if (errors.length > 0) throw new Error(`The routes of ${name} are not right:\n  - ${errors.join('\n  - ')}`);
}

function addRequestHooks(fastify: FastifyInstance, observers: RequestObservers): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const span = spanOf(request, observers);
    const context = {
      correlationId: correlationIdFrom(request.headers['x-correlation-id']),
      causationId: null,
      traceparent: span?.traceparent,
      address: networkAddress(request.ip),
    };
    setRequestState(request, { context, startedAt: performance.now(), span });
    reply.header('x-correlation-id', context.correlationId);
    // Answers are private and current; the few cacheable ones set their own header.
    reply.header('cache-control', 'no-store');
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    reply.raw.once('close', () => requestEnded(request, reply, observers));
    requestContext.run(context, done);
  });
  // The call arrived before the process began to stop.
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (observers.readiness.isStopping) reply.header('connection', 'close');
    // Nest sets the status of the route just before.
    const status = statusOf(request);
    if (status !== undefined) reply.status(status);
    done();
  });
  // The body arrives in socket events, which have no request context.
  fastify.addHook('preHandler', (request, _reply, done) => {
    const { context } = requestStateOf(request);
    if (currentContext() === context) done();
    else requestContext.run(context, done);
  });
}
