import { AuditTrail } from '@deepam/messaging';
import { Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository.js';
import { SessionEnds } from './session-ends.js';
import { SessionRecords } from './session-records.js';

@Injectable()
export class LogoutHandler {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly records: SessionRecords,
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async execute(caller: Caller): Promise<void> {
    const { memberId, sessionId } = caller;
    if (sessionId === undefined) return;
    // A restored backup lacks the sessions that began after it.
    if (!(await this.sessions.has(memberId, sessionId))) await this.records.keep({ ...caller, sessionId });
    await this.transactions.run(async (session) => {
      await this.ends.endOne(memberId, sessionId, session);
      await this.audit.record(session, 'logged-out', { memberId });
    });
  }
}
