import type { SessionView } from '@deepam/contracts';
import { Clock, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import type { SessionDocument } from '../persistence/session.schema.js';
import { SessionsRepository } from '../persistence/sessions.repository.js';
import { SessionRecords } from '../session-records.js';

/** Where somebody is logged in. */
@Injectable()
export class ListSessionsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsRepository,
    private readonly records: SessionRecords,
    private readonly clock: Clock,
  ) {}

  /** The caller's own; the one that asks is among them, also when its login was before sessions were kept. */
  async own(caller: Caller, userAgent: string | undefined): Promise<SessionView[]> {
    const { sessionId } = caller;
    if (sessionId !== undefined) await this.records.keep({ ...caller, sessionId }, userAgent);
    const shown = await this.execute(caller.memberId, caller);
    return shown.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND */
  async execute(accountId: string, caller: Caller): Promise<SessionView[]> {
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
