import { passkeyRemoved } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../../accounts/persistence/credentials.repository.js';
import { PasskeysRepository } from '../../factors/persistence/passkeys.repository.js';
import { SessionEnds } from '../../sessions/session-ends.js';
import { SecondFactorsRepository } from '../../factors/persistence/second-factors.repository.js';

export type ResetOutcome = 'reset' | 'none' | 'nobody';

/**
 * A finder of a lost phone and recovery codes may be logged in and may have added a passkey, so all sessions and
 * passkeys are removed.
 */
@Injectable()
export class ResetSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly factors: SecondFactorsRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly sessions: SessionEnds,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute(mobile: string | null): Promise<ResetOutcome> {
    const account = mobile === null ? await this.accounts.findHead() : await this.accounts.findByMobile(mobile);
    if (!account) return 'nobody';
    const { _id: memberId, isHead } = account;
    return this.transactions.run(async (session) => {
      const hadApp = await this.factors.remove(memberId, session);
      const hadPasskey = (await this.passkeys.removeAll(memberId, session)) > 0;
      if (!hadApp && !hadPasskey) return 'none';
      const sessionVersion = await this.credentials.raiseSessionVersion(memberId, session);
      if (sessionVersion !== null) await this.sessions.end({ memberId, sessionVersion }, session);
      if (hadApp) await this.audit.record(session, 'second-factor-turned-off', { memberId });
      if (hadPasskey) {
        await this.outbox.add(session, passkeyRemoved, { memberId, isHead, removedAt: this.clock.now().toISOString() });
        await this.audit.record(session, 'passkey-removed', { memberId });
      }
      return 'reset';
    });
  }
}
