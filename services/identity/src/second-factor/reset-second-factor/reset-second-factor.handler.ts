import { AuditTrail } from '@deepam/messaging';
import { Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { SessionEnds } from '../../sessions/session-ends.js';
import { SecondFactorsRepository } from '../persistence/second-factors.repository.js';

export type ResetOutcome = 'reset' | 'none' | 'nobody';

/** For somebody whose phone and recovery codes are lost. Whoever found them may be logged in: all sessions end. */
@Injectable()
export class ResetSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly sessions: SessionEnds,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** @param mobile of a member; null for the head */
  async execute(mobile: string | null): Promise<ResetOutcome> {
    const account = mobile === null ? await this.accounts.findHead() : await this.accounts.findByMobile(mobile);
    if (!account) return 'nobody';
    const { _id: memberId } = account;
    return this.transactions.run(async (session) => {
      if (!(await this.factors.remove(memberId, session))) return 'none';
      const sessionVersion = await this.accounts.raiseSessionVersion(memberId, session);
      if (sessionVersion !== null) await this.sessions.end({ memberId, sessionVersion }, session);
      await this.audit.record(session, 'second-factor-turned-off', { memberId });
      return 'reset';
    });
  }
}
