import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '../health/readiness.js';

export interface Closing {
  /** Milliseconds in which calls are still taken in, each answer telling its caller that the connection ends; 0 by default. */
  readonly lastCallsMs?: number;
  /** Milliseconds for everything under way to end, those included. */
  readonly drainMs?: number;
}

const drain = 8_000;

/**
 * Not ready any more, last calls answered, no new connections, running requests ended, consumer and database closed. A caller who keeps
 * connections learns by an answer that one ends: were they closed at once, its next call would meet the end and be lost. Connections
 * that are still busy when the time is over are cut.
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
