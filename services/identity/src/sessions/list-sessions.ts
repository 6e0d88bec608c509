import type { SessionView } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { OpenSessions } from './open-sessions.js';
import { SessionRecords } from './session-records.js';

@Injectable()
export class ListSessionsHandler {
  constructor(
    private readonly openSessions: OpenSessions,
    private readonly records: SessionRecords,
  ) {}

  /**
   * The caller's session counts as seen now.
   * @throws DomainError IDENTITY.ACCOUNT_NOT_FOUND
   */
  async execute(caller: Caller, userAgent: string | undefined): Promise<SessionView[]> {
    const { sessionId } = caller;
    if (sessionId !== undefined) await this.records.keep({ ...caller, sessionId }, userAgent);
    const open = await this.openSessions.sessionsOf(caller.memberId, caller);
    return open.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }
}
