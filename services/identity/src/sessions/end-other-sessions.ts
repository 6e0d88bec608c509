import type { endOtherSessions, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { TokenIssuer } from '../tokens/token-issuer.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionEnds } from './session-ends.js';
import { SessionRecords } from './session-records.js';

/** The version of the account ends all sessions; the answer has a new token for the caller's session. */
@Injectable()
export class EndOtherSessionsHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionsRepository,
    private readonly records: SessionRecords,
    private readonly ends: SessionEnds,
    private readonly tokens: TokenIssuer,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError AUTH.SESSION_REVOKED if the caller's own session has just ended */
  async execute(caller: Caller): Promise<ResponseOf<typeof endOtherSessions>> {
    const { memberId, sessionId, expiresAt, authTime = 0 } = caller;
    const account = await this.accounts.get(memberId);
    const endsAt = expiresAt === undefined ? this.records.lifetimeEnd() : new Date(expiresAt * 1000);
    const sessionVersion = await this.transactions.run(async (session) => {
      const raised = await this.credentials.raiseSessionVersion(memberId, session, caller.sessionVersion);
      if (raised === null) throw new DomainError('AUTH.SESSION_REVOKED');
      if (sessionId !== undefined) await this.sessions.goOn(sessionId, raised, endsAt, session);
      await this.ends.end({ memberId, sessionVersion: raised }, session);
      await this.audit.record(session, 'sessions-ended', { memberId });
      return raised;
    });
    const token = await this.tokens.forMember({ ...account, sessionVersion }, { sessionId, authTime, expiresAt });
    return { message: 'All other logins have ended.', token };
  }
}
