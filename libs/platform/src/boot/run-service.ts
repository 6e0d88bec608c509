import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { collectWhenIdle } from '../background/idle-gc.js';
import type { PlatformConfig } from '../config/service-config.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { createLogger } from '../logging/logger.js';
import { startTracing } from '../tracing/tracing.js';
import { createService } from './create-service.js';
import { type ServiceModule, type ServiceOptions } from './service-options.js';
import { Unreachable } from './unreachable.js';
import { exitOnUncaughtErrors, giveUp, unavailable } from './give-up.js';
import { endOnSignals } from './end-on-signals.js';

export interface LazyServiceOptions<Config extends PlatformConfig> extends Omit<ServiceOptions<Config>, 'config'> {
  readonly config: () => Config;
}
/** Milliseconds in which liveness reports the stuck client, and other calls are still answered. */
const stuckStop = 1_000;

/**
 * Starts the service and listens until SIGTERM, or SIGINT without a replacing process, ends it with exit code 0. A
 * configuration error ends it with 78 and a list, an unreachable part with 69 and one sentence, any other error with 1
 * and a log line.
 */
export function runService(module: ServiceModule, options: ServiceOptions): Promise<void>;
export function runService<Config extends PlatformConfig>(
  module: (config: Config) => ServiceModule,
  options: LazyServiceOptions<Config>,
): Promise<void>;
export async function runService<Config extends PlatformConfig>(
  module: ServiceModule | ((config: Config) => ServiceModule),
  options: ServiceOptions | LazyServiceOptions<Config>,
): Promise<void> {
  try {
    const service = resolved(module, options);
    const { name, config } = service.options;
    const log = createLogger(name, config);
    exitOnUncaughtErrors(log);
    await startTracing(name, config, (message) => log.warn(message));
    const app = await createService(service.module, service.options);
    endOnSignals(app, log);
    await listen(app, config);
    endWhenStuck(app, config, log);
    collectWhenIdle();
    log.info({ port: config.PORT }, `${name} listens on http://${config.HOST}:${config.PORT}`);
  } catch (error) {
    giveUp(error);
  }
}

function resolved<Config extends PlatformConfig>(
  module: ServiceModule | ((config: Config) => ServiceModule),
  options: ServiceOptions | LazyServiceOptions<Config>,
): { module: ServiceModule; options: ServiceOptions } {
  if (typeof options.config !== 'function') {
    return { module: module as ServiceModule, options: options as ServiceOptions };
  }
  const config = options.config();
  return { module: (module as (config: Config) => ServiceModule)(config), options: { ...options, config } };
}

async function listen(app: NestFastifyApplication, { PORT, HOST }: PlatformConfig): Promise<void> {
  try {
    await app.listen(PORT, HOST);
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'EADDRINUSE') throw error;
    throw new Unreachable('PORT', `http://${HOST}:${PORT}`, new Error('another program is using it'));
  }
}

/** The supervisor restarts the process, with working clients. */
function endWhenStuck(app: NestFastifyApplication, { STUCK_LIMIT_MS }: PlatformConfig, log: Logger): void {
  app.get(Watchdog).watch(STUCK_LIMIT_MS, (part) => {
    log.fatal({ part }, `${part} answers new connections, but not this process for ${STUCK_LIMIT_MS} ms: it ends`);
    app.get(Readiness).stop();
    setTimeout(() => process.exit(unavailable), stuckStop);
  });
}
