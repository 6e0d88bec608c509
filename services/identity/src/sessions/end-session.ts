import { AuditTrail } from '@deepam/messaging';
import { DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';
import { SessionEnds } from './session-ends.js';

@Injectable()
export class EndSessionHandler {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.SESSION_NOT_FOUND, also for another owner's session */
  async execute(accountId: string, sessionId: string): Promise<void> {
    if (!(await this.sessions.has(accountId, sessionId))) throw new DomainError('IDENTITY.SESSION_NOT_FOUND');
    await this.transactions.run(async (session) => {
      await this.ends.endOne(accountId, sessionId, session);
      const subject = { kind: 'session' as const, id: sessionId };
      await this.audit.record(session, 'session-ended', { memberId: accountId, subject });
    });
  }
}
