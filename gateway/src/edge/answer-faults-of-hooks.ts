import { answerFault, domainErrorFor } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** Nest answers faults of its handlers; those of hooks and of our own routes would else be Fastify's, in another shape. */
export function answerFaultsOfHooks(instance: FastifyInstance): void {
  const logger = new Logger('Edge');
  instance.setErrorHandler((fault, request, reply) => {
    const { status, message } = domainErrorFor(fault);
    if (status >= 500) logger.error(`${request.method} ${request.routeOptions.url ?? ''}: ${message}`);
    answerFault(fault, request, reply);
  });
}
