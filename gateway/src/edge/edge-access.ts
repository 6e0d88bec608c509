import type { Endpoint } from '@deepam/contracts';
import {
  bearerToken,
  DomainError,
  refuseBeforePasswordChange,
  type Caller,
  type TokenVerifier,
} from '@deepam/platform';
import type { FastifyRequest } from 'fastify';

/** The first of two checks; the service checks again, with what only it knows. */
export class EdgeAccess {
  constructor(private readonly verifier: TokenVerifier) {}

  /**
   * A call that needs a login has a valid token, and a head's call a head's.
   * @returns who calls; null where no login is needed
   * @throws DomainError AUTH.* or ACCESS.HEAD_ONLY
   */
  async allow(request: FastifyRequest, endpoint: Endpoint): Promise<Caller | null> {
    if (endpoint.access === 'public') return null;
    const caller = await this.verifier.verifyMember(bearerToken(request));
    refuseBeforePasswordChange(caller, endpoint);
    if (endpoint.access === 'head' && !caller.isHead) throw new DomainError('ACCESS.HEAD_ONLY');
    return caller;
  }
}
