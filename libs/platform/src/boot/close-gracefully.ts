import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Readiness } from '../health/readiness.js';

/** Milliseconds for requests in flight to end. */
const drain = 8_000;

/**
 * Not ready any more, no new connections, running requests ended, consumer and database closed. Connections that are
 * still busy when the time is over are cut.
 */
export async function closeGracefully(app: NestFastifyApplication, drainMs = drain): Promise<void> {
  app.get(Readiness).stop();
  const server = app.getHttpAdapter().getInstance().server;
  const cut = setTimeout(() => server.closeAllConnections(), drainMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
}
