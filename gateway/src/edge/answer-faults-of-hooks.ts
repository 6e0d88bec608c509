import { answerFault, domainErrorFor } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Nest answers faults of its handlers; those of hooks and of our own routes would else be Fastify's, in another shape. */
export function answerFaultsOfHooks(app: NestFastifyApplication): void {
  const adapter = app.getHttpAdapter();
  const logger = new Logger('Edge');
  adapter.getInstance().setErrorHandler((fault, request, reply) => {
    const { status, message } = domainErrorFor(fault);
    if (status >= 500) logger.error(`${request.method} ${request.routeOptions.url ?? ''}: ${message}`);
    answerFault(fault, request, reply);
  });
  // Nest would put its own over it.
  adapter.setErrorHandler = () => adapter;
}
