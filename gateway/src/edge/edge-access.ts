import type { Endpoint } from '@deepam/contracts';
import {
  currentContext,
  DomainError,
  refusalByToken,
  assertPasswordChanged,
  assertSecondFactorSetUp,
  TokenVerifier,
  type Caller,
} from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EdgeRevocations } from './edge-revocations.js';
import { SeenSessions } from './seen-sessions.js';

/** The gateway makes the first of two checks; the service repeats it with data that only it has. */
@Injectable()
export class EdgeAccess {
  constructor(
    private readonly verifier: TokenVerifier,
    private readonly revocations: EdgeRevocations,
    private readonly seen: SeenSessions,
  ) {}

  /**
   * A call that needs a login needs a valid token of a running session; a call of the head needs the head's token or a
   * permission.
   * @returns the caller; null for a public call
   * @throws DomainError AUTH.* or ACCESS.*
   */
  async authorize(request: FastifyRequest, endpoint: Endpoint): Promise<Caller | null> {
    if (endpoint.access === 'public') return null;
    const caller = await this.verifier.callerOf(request);
    const context = currentContext();
    if (context) context.caller = caller;
    if (this.revocations.isRevoked(caller)) throw new DomainError('AUTH.SESSION_REVOKED');
    assertPasswordChanged(caller, endpoint);
    assertSecondFactorSetUp(caller, endpoint);
    const refused = refusalByToken(endpoint.access, caller, endpoint);
    if (refused !== null) throw new DomainError(refused);
    this.seen.recordSession(caller);
    return caller;
  }
}
