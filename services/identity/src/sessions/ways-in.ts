import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionsRepository } from './sessions.repository.js';

@Injectable()
export class WaysIn {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Every change of the ways to log in begins with this call, so of two concurrent changes, or of one and the end of
   * the caller's session, the later is repeated and sees the other.
   * @throws DomainError AUTH.SESSION_REVOKED if the caller's session has ended
   */
  async change({ memberId, sessionVersion, sessionId }: Caller, session: ClientSession): Promise<void> {
    const goesOn = await this.credentials.changeWaysIn(memberId, sessionVersion, session);
    const hasEnded = sessionId !== undefined && (await this.sessions.hasEnded(memberId, sessionId, session));
    if (!goesOn || hasEnded) throw new DomainError('AUTH.SESSION_REVOKED');
  }
}
