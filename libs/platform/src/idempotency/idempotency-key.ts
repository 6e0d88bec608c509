import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/**
 * The Idempotency-Key of a mutating call, or null.
 * @throws DomainError REQUEST.MALFORMED unless it is 1 to 128 visible ASCII characters
 */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET') return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,128}$/.test(key)) return key;
  throw new DomainError('REQUEST.MALFORMED', { message: 'The Idempotency-Key is not well formed.' });
}
