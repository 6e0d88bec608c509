import type { BodyOf, renewRecoveryCodes, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, DomainError, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { WaysIn } from '../sessions/ways-in.js';
import type { ShownFrom } from '../passkeys/owner-proof.js';
import { CodeOrPasskey } from './code-or-passkey.js';
import { newRecoveryCodes, recoveryDigest } from '../factors/domain/recovery-codes.js';
import { SecondFactorsRepository } from '../factors/persistence/second-factors.repository.js';

/** The codes open the account like the app, so a session needs a code, or a passkey for this purpose. */
@Injectable()
export class RenewRecoveryCodesHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly waysIn: WaysIn,
    private readonly factors: SecondFactorsRepository,
    private readonly proof: CodeOrPasskey,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError IDENTITY.CODE_NEEDED, CODE_WRONG, PASSKEY_REFUSED or SECOND_FACTOR_OFF, AUTH.SESSION_REVOKED,
   * REQUEST.TOO_MANY
   */
  async execute(
    caller: Caller,
    shown: BodyOf<typeof renewRecoveryCodes>,
    from: ShownFrom,
  ): Promise<ResponseOf<typeof renewRecoveryCodes>> {
    const { memberId: accountId } = caller;
    const account = await this.accounts.get(accountId);
    await this.proof.demand(account, caller, shown, 'renew-recovery-codes', from);
    const recoveryCodes = newRecoveryCodes();
    const digests = recoveryCodes.map((one) => recoveryDigest(accountId, one));
    await this.transactions.run(async (session) => {
      await this.waysIn.change(caller, session);
      const isOn = await this.factors.replaceRecoveryCodes(accountId, digests, session);
      if (!isOn) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
      await this.audit.record(session, 'recovery-codes-renewed', { memberId: accountId });
    });
    return { message: 'These are your new recovery codes.', recoveryCodes };
  }
}
