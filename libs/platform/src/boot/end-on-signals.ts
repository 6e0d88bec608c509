import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import { stopTracing } from '../tracing/tracing.js';
import { closeAndSend } from './close-and-send.js';
import { closeGracefully } from './close-gracefully.js';

/** Milliseconds: launchers and Kubernetes kill what takes longer than ten seconds. */
const longestStop = 9_500;
/** Milliseconds in which callers with kept connections make at least one further call. */
const lastCalls = 1_500;
/** Milliseconds of them that are enough for the last traces. */
const lastTraces = 1_200;

export function endOnSignals(app: NestFastifyApplication, log: Logger): void {
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
