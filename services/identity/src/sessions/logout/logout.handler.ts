import { AuditTrail } from '@deepam/messaging';
import { Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { SessionEnds } from '../session-ends.js';

@Injectable()
export class LogoutHandler {
  constructor(
    private readonly ends: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ memberId, sessionId }: Caller): Promise<void> {
    if (sessionId === undefined) return;
    await this.transactions.run(async (session) => {
      await this.ends.endOne(memberId, sessionId, session);
      await this.audit.record(session, 'logged-out', { memberId });
    });
  }
}
