import { networkAddress, type TokenVerifier } from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

/**
 * Many members share one address of their mobile network, so each member counts separately; invalid tokens count by
 * their address.
 */
export async function memberOrAddress(request: FastifyRequest, verifier: TokenVerifier): Promise<string> {
  if (request.headers.authorization === undefined) return networkAddress(request.ip);
  try {
    return (await verifier.callerOf(request)).memberId;
  } catch {
    return networkAddress(request.ip);
  }
}
