import type { BodyOf, ResponseOf, turnOffSecondFactor } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import type { ShownFrom } from '../passkeys/owner-proof.js';
import { CodeOrPasskey } from './code-or-passkey.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';

/**
 * A code, or a passkey for this purpose, is needed even after a recent password, so that a thief of the session can't
 * turn the app off.
 */
@Injectable()
export class TurnOffSecondFactorHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly waysIn: WaysIn,
    private readonly factors: SecondFactorsRepository,
    private readonly proof: CodeOrPasskey,
    private readonly demand: FactorDemand,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError IDENTITY.CODE_NEEDED, CODE_WRONG, PASSKEY_REFUSED, SECOND_FACTOR_OFF or SECOND_FACTOR_DEMANDED;
   * AUTH.SESSION_REVOKED; REQUEST.TOO_MANY
   */
  async execute(
    caller: Caller,
    shown: BodyOf<typeof turnOffSecondFactor>,
    from: ShownFrom,
  ): Promise<ResponseOf<typeof turnOffSecondFactor>> {
    const { memberId: accountId } = caller;
    const account = await this.accounts.get(accountId);
    if (!(await this.factors.isOn(accountId))) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
    if (this.demand.isFor(account)) throw new DomainError('IDENTITY.SECOND_FACTOR_DEMANDED');
    await this.proof.demand(account, caller, shown, 'turn-off-second-factor', from);
    await this.transactions.run(async (session) => {
      await this.waysIn.change(caller, session);
      if (!(await this.factors.remove(accountId, session))) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
      await this.audit.record(session, 'second-factor-turned-off', { memberId: accountId });
    });
    return { message: 'Your login needs the password alone again.' };
  }
}
