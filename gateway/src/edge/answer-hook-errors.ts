import { answerError, domainErrorFor } from '@deepam/platform';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Without this, errors of hooks and of our own routes would have Fastify's shape instead of ours. */
export function answerHookErrors(app: NestFastifyApplication): void {
  const adapter = app.getHttpAdapter();
  const logger = new Logger('Edge');
  adapter.getInstance().setErrorHandler((error, request, reply) => {
    const { status, message } = domainErrorFor(error);
    if (status >= 500) logger.error(`${request.method} ${request.routeOptions.url ?? ''}: ${message}`);
    answerError(error, request, reply);
  });
  adapter.setErrorHandler = () => adapter;
}
