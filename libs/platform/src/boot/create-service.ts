import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { activityMonitor } from '../background/activity-monitor.js';
import { ErrorFilter } from '../errors/error-filter.js';
import { Readiness } from '../health/readiness.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { createRequestLog } from '../logging/request-log.js';
import { Metrics } from '../metrics/metrics.js';
import { sweepAbandonedUploads } from '../uploads/upload-directory.js';
import { connectEventConsumer } from './event-consumer.js';
import { addBodyParsers, createHttpAdapter } from './http-adapter.js';
import { addRequestHooks } from './request-hooks.js';
import { checkRoutes } from './check-routes.js';
import type { ServiceModule, ApplicationFactory, ServiceOptions } from './service-options.js';

const nestApplication: ApplicationFactory = (module, adapter, options) =>
  NestFactory.create<NestFastifyApplication>(module, adapter, options);

export async function createService(module: ServiceModule, options: ServiceOptions): Promise<NestFastifyApplication> {
  const { name, config, http = {}, applicationFactory = nestApplication } = options;
  const log = createLogger(name, config);
  // The start counts as activity, so that leftovers of a dead process are found soon.
  void activityMonitor.recordActivity();
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
