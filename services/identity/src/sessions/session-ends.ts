import { sessionsRevoked } from '@deepam/contracts';
import { StoredRevocations } from '@deepam/members';
import { Outbox } from '@deepam/messaging';
import { Clock, type Revocation } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { SessionsRepository } from './sessions.repository.js';

@Injectable()
export class SessionEnds {
  constructor(
    private readonly outbox: Outbox,
    private readonly revocations: StoredRevocations,
    private readonly sessions: SessionsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly clock: Clock,
  ) {}

  async end(revocation: Omit<Revocation, 'sessionId'>, session: ClientSession): Promise<void> {
    await this.tell(revocation, session);
  }

  async endOne(memberId: string, sessionId: string, session: ClientSession): Promise<void> {
    const isFirst = await this.sessions.end(memberId, sessionId, this.clock.now(), session);
    if (!isFirst) return;
    // A concurrent change of the ways to log in by this session is repeated and finds the session ended.
    await this.credentials.countWaysIn(memberId, session);
    await this.tell({ memberId, sessionVersion: 0, sessionId }, session);
  }

  private async tell(revocation: Revocation, session: ClientSession): Promise<void> {
    await this.revocations.add({ ...revocation, revokedAt: this.clock.now() }, session);
    await this.outbox.add(session, sessionsRevoked, revocation);
  }
}
