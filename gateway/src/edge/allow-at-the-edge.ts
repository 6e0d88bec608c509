import type { Endpoint } from '@deepam/contracts';
import { bearerToken, DomainError, refuseBeforePasswordChange, type TokenVerifier } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

/**
 * The first of two checks: a call that needs a login has a valid token, and a head's call a head's. The service checks again, with
 * what only it knows.
 * @throws DomainError AUTH.* or ACCESS.HEAD_ONLY
 */
export async function allowAtTheEdge(
  request: FastifyRequest,
  endpoint: Endpoint,
  verifier: TokenVerifier,
): Promise<void> {
  if (endpoint.access === 'public') return;
  const caller = await verifier.verifyMember(bearerToken(request));
  refuseBeforePasswordChange(caller, endpoint);
  if (endpoint.access === 'head' && !caller.isHead) throw new DomainError('ACCESS.HEAD_ONLY');
}
