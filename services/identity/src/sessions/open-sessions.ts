import type { SessionView } from '@deepam/contracts';
import { Clock, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { type SessionDocument, SessionsRepository } from './sessions.repository.js';

@Injectable()
export class OpenSessions {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async sessionsOf(accountId: string, caller: Caller): Promise<SessionView[]> {
    const { sessionVersion } = await this.accounts.get(accountId);
    const open = await this.sessions.listOpen(accountId, sessionVersion, this.clock.now());
    return open.map((session) => viewOf(session, caller.sessionId));
  }
}

const viewOf = (
  { _id, browser, system, madeAt, lastSeenAt }: SessionDocument,
  ownId: string | undefined,
): SessionView => ({
  _id,
  browser,
  system,
  firstSeenAt: madeAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
  isCurrent: _id === ownId,
});
