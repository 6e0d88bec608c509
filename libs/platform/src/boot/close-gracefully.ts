import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '../health/readiness.js';

/**
 * In `lastCallsMs`, 0 by default, the process still accepts calls and announces the end of the connection in each
 * answer. `drainMs` includes them and is for everything under way to end.
 */
export interface Closing {
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
