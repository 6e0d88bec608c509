import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { PlatformConfig } from '../config/service-config.js';
import { Readiness } from '../health/readiness.js';
import { Watchdog } from '../health/watchdog.js';
import { createLogger } from '../logging/logger.js';
import { startTracing, stopTracing } from '../tracing/tracing.js';
import { createService, type ServiceModule, type ServiceOptions } from './create-service.js';
import { Unreachable } from './unreachable.js';
import { ConfigError } from '../config/config-error.js';
import { waitAtMost } from '../background/wait-at-most.js';

/**
 * During `lastCallsMs`, 0 by default, the process still accepts calls and announces the end of the connection in each
 * answer. `drainMs` includes that time, and all running work has to end within it.
 */
interface Closing {
  readonly lastCallsMs?: number;
  readonly drainMs?: number;
}

const drain = 8_000;

/**
 * Readiness fails first, last calls are answered, new connections are rejected, running requests end, then consumer
 * and database close. A caller with kept connections learns by an answer that one ends: otherwise its next call would
 * be lost. Connections that are busy at the deadline are cut.
 */
export async function closeGracefully(
  app: NestFastifyApplication,
  { lastCallsMs = 0, drainMs = drain }: Closing = {},
): Promise<void> {
  app.get(Readiness).stop();
  const server = app.getHttpAdapter().getInstance().server;
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    if (lastCallsMs > 0) await pause(lastCallsMs);
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}

/** Launchers and Kubernetes kill a process that takes longer than ten seconds to stop; the limit is in milliseconds. */
const longestStop = 9_500;

/** Callers with kept connections make at least one further call within this number of milliseconds. */
const lastCalls = 1_500;

/** This number of the milliseconds for last calls is enough for the last traces. */
const lastTraces = 1_200;

function endOnSignals(app: NestFastifyApplication, log: Logger): void {
  let isEnding = false;
  const end = (signal: NodeJS.Signals) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, 'stopping');
    const giveUp = (error: unknown) => {
      log.fatal({ err: error }, 'The service did not stop cleanly');
      process.exit(1);
    };
    setTimeout(() => giveUp(new Error(`not stopped within ${longestStop} ms`)), longestStop).unref();
    const closed = closeGracefully(app, { lastCallsMs: signal === 'SIGTERM' ? lastCalls : 0 });
    closeAndSend(closed, stopTracing, longestStop - lastTraces).then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/**
 * The rest is sent after everything is closed, or after this number of milliseconds in parallel: one deadline holds
 * both.
 */
export async function closeAndSend(
  closing: Promise<void>,
  sendWhatIsLeft: () => Promise<void>,
  latestMs: number,
): Promise<void> {
  await waitAtMost(latestMs, closing, undefined);
  await Promise.all([closing, sendWhatIsLeft()]);
}

/** The exit codes are those of sysexits.h: a configuration error, and a part that is not available. */
const badConfiguration = 78;

const unavailable = 69;

/** The state of the process is unknown after an uncaught error, so another process replaces it. */
function exitOnUncaughtErrors(log: Logger): void {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'An error that nobody caught');
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

function giveUp(error: unknown): never {
  if (error instanceof ConfigError || error instanceof Unreachable) {
    process.stderr.write(`${error.message}\n`);
    process.exit(error instanceof ConfigError ? badConfiguration : unavailable);
  }
  const { stack } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`The service could not start.\n${stack}\n`);
  process.exit(1);
}

export interface LazyServiceOptions<Config extends PlatformConfig> extends Omit<ServiceOptions<Config>, 'config'> {
  readonly config: () => Config;
}
/** Liveness reports the stuck client for this number of milliseconds, and other calls are still answered. */
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
