import type { DynamicModule, INestApplication, NestApplicationOptions, Type } from '@nestjs/common';
import { ModulesContainer, NestFactory } from '@nestjs/core';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { allEndpoints, type Endpoint, type ServiceName } from '@deepam/contracts';
import { presence } from '../background/presence.js';
import type { PlatformConfig } from '../config/service-config.js';
import { ErrorFilter } from '../errors/error-filter.js';
import { Readiness } from '../health/readiness.js';
import { routeErrors } from '../http/route-check.js';
import { routesOf } from '../http/route-inventory.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { Metrics } from '../metrics/metrics.js';
import { PLATFORM_OPTIONS, type PlatformOptions } from '../platform-options.js';
import { sweepAbandonedUploads } from '../uploads/upload-directory.js';
import { connectEventConsumer } from './event-consumer.js';
import { addBodyParsers, createHttpAdapter, type HttpOptions } from './http-adapter.js';
import { addRequestHooks } from './request-hooks.js';

export type ServiceModule = Type | DynamicModule;

/** Makes the Nest application; tests put one in its place that has overridden providers. */
export type ApplicationFactory = (
  module: ServiceModule,
  adapter: FastifyAdapter,
  options: NestApplicationOptions,
) => Promise<NestFastifyApplication>;

export interface ServiceOptions<Config extends PlatformConfig = PlatformConfig> {
  readonly name: ServiceName;
  readonly config: Config;
  /** The calls that must be served; by default those of the contracts with this service's name. */
  readonly endpoints?: readonly Endpoint[];
  readonly http?: HttpOptions;
  /** Last settings before the application is initialised: plugins, further hooks. */
  readonly prepare?: (app: NestFastifyApplication) => Promise<void> | void;
  readonly applicationFactory?: ApplicationFactory;
}

const nestApplication: ApplicationFactory = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);

/**
 * The service as an initialised application that does not listen yet; its event consumer is connected.
 * @throws Error when a route has no access rule, or routes and contracts differ
 * @throws Unreachable when a part that it needs does not answer
 */
export async function createService(module: ServiceModule, options: ServiceOptions): Promise<NestFastifyApplication> {
  const { name, config, http = {}, applicationFactory = nestApplication } = options;
  const log = createLogger(name, config);
  // Who starts it is about to use it; what a process left that died before is found soon.
  void presence.note();
  await sweepAbandonedUploads();
  const adapter = createHttpAdapter();
  const app = await applicationFactory(module, adapter, {
    logger: new NestLogger(log),
    abortOnError: false,
    bodyParser: false,
  });
  try {
    checkRoutes(app, options);
    const fastify = adapter.getInstance();
    addBodyParsers(fastify, http);
    const isEdge = http.bodies === 'raw';
    addRequestHooks(fastify, { log, metrics: app.get(Metrics), readiness: app.get(Readiness), isEdge });
    app.setGlobalPrefix('api', { exclude: ['metrics'] });
    app.useGlobalFilters(new ErrorFilter(log));
    await options.prepare?.(app);
    await app.init();
    await connectEventConsumer(app, config);
    await fastify.ready();
    return app;
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

function checkRoutes(app: INestApplication, { name, endpoints }: ServiceOptions): void {
  const expected = endpoints ?? allEndpoints.filter(({ service }) => service === name);
  const { standings } = app.get<PlatformOptions>(PLATFORM_OPTIONS);
  const errors = routeErrors(routesOf(app.get(ModulesContainer)), expected, standings !== undefined);
  if (errors.length > 0) throw new Error(`The routes of ${name} are not right:\n  - ${errors.join('\n  - ')}`);
}
