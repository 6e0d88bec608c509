import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody } from '@deepam/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { discardUnreadBody } from '../http/discard-unread-body.js';
import { correlationIdOf, noteRefusal } from '../http/request-state.js';
import type { DomainError } from './domain-error.js';
import { domainErrorFor } from './error-answer.js';

/** A caller may retry after this number of seconds in case of an outage or overload. */
const transientRetrySeconds = 2;
const isTransient = ({ status, code }: DomainError) => status === 503 || code === 'REQUEST.TOO_MANY_AT_ONCE';

function retryAfterOf(error: DomainError): number | undefined {
  const seconds = error.details?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : isTransient(error) ? transientRetrySeconds : undefined;
}

export function errorBodyOf(error: DomainError, requestId: string): ErrorBody {
  return { error: error.message, code: error.code, requestId, ...(error.details ? { details: error.details } : {}) };
}

export function answerError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent || reply.raw.headersSent) {
    // A partial answer can't be revoked; the caller must see that it is incomplete.
    reply.raw.destroy();
    return;
  }
  const error = domainErrorFor(thrown);
  noteRefusal(request, error.code);
  discardUnreadBody(request, reply);
  const retryAfter = retryAfterOf(error);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  void reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(errorBodyOf(error, correlationIdOf(request)));
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = domainErrorFor(thrown);
    if (error.status >= 500) this.log.error({ err: error.cause ?? error, code: error.code }, 'The request failed');
    else this.log.debug({ code: error.code, cause: error.cause }, 'The request was refused');
    const http = host.switchToHttp();
    answerError(thrown, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
