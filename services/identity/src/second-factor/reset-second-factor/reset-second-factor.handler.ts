import { AuditTrail } from '@deepam/messaging';
import { Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { SessionEnds } from '../../sessions/session-ends.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

export type ResetOutcome = 'reset' | 'none' | 'no-head';

/** For a head whose phone and recovery codes are lost. Whoever found them may be logged in: all sessions end. */
@Injectable()
export class ResetSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  async execute(): Promise<ResetOutcome> {
    const head = await this.accounts.findHead();
    if (!head) return 'no-head';
    return this.transactions.run(async (session) => {
      if (!(await this.factors.remove(head._id, session))) return 'none';
      const sessionVersion = (await this.accounts.raiseSessionVersion(head._id, session))!;
      await this.sessions.end({ memberId: head._id, sessionVersion }, session);
      await this.audit.record(session, 'second-factor-turned-off', { memberId: head._id });
      return 'reset';
    });
  }
}
