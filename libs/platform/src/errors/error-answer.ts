import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@deepam/contracts';
import { isDuplicateKey, driverError, outageNames } from '../mongo/driver-error.js';
import { DomainError } from './domain-error.js';

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST.MALFORMED',
  401: 'AUTH.REQUIRED',
  403: 'ACCESS.NOT_YOURS',
  404: 'REQUEST.NOT_FOUND',
  405: 'REQUEST.NOT_FOUND',
  408: 'REQUEST.TOO_SLOW',
  409: 'REQUEST.CONFLICT',
  413: 'REQUEST.TOO_LARGE',
  414: 'REQUEST.MALFORMED',
  415: 'REQUEST.UNSUPPORTED_TYPE',
  422: 'REQUEST.INVALID',
  429: 'REQUEST.TOO_MANY',
  431: 'REQUEST.TOO_LARGE',
  503: 'SERVER.UNAVAILABLE',
};

const writeConflict = 112;

/**
 * Errors become answers only here. An unknown error is SERVER.FAULT: the original error is its cause, for the log, and
 * no part of it is sent.
 */
export function domainErrorFor(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const status = statusOf(error);
  const code = status === undefined ? undefined : codeByStatus[status];
  if (code) return new DomainError(code, { cause: error });
  if (status !== undefined && status >= 400 && status < 500)
    return new DomainError('REQUEST.MALFORMED', { cause: error });
  return new DomainError(databaseError(error) ?? 'SERVER.FAULT', { cause: error });
}

/** The status is that of exceptions of Nest and Fastify: 400 for malformed JSON, 413, 415 and others. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  return typeof code === 'string' && code.startsWith('FST_') && typeof statusCode === 'number' ? statusCode : undefined;
}

function databaseError(thrown: unknown): ErrorCode | undefined {
  const error = driverError(thrown);
  if (!(error instanceof Error)) return undefined;
  if (isDuplicateKey(error)) return 'REQUEST.CONFLICT';
  return (error as { code?: unknown }).code === writeConflict || outageNames.has(error.name)
    ? 'SERVER.UNAVAILABLE'
    : undefined;
}
