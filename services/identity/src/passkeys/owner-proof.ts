import type { OwnerProof as Proof, PasskeyAssertion, PasskeyPurpose } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { AttemptGuard, attemptOf } from '../attempts/attempt-guard.js';
import { PasswordCheck } from '../logins/password-check.js';
import { inSession } from './passkey-challenges.repository.js';
import { PasskeyUses } from './passkey-uses.js';

export interface ShownFrom {
  readonly ip: string;
  readonly keys: readonly string[];
}

@Injectable()
export class OwnerProof {
  constructor(
    private readonly guard: AttemptGuard,
    private readonly passwords: PasswordCheck,
    private readonly uses: PasskeyUses,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.PROOF_NEEDED, the errors of `PasswordCheck.demand` and of `demandPasskey` */
  async demand(
    account: Account,
    caller: Caller,
    { password, code, passkey }: Proof,
    purpose: PasskeyPurpose,
    from: ShownFrom,
  ): Promise<void> {
    if (passkey !== undefined) await this.demandPasskey(account, caller, passkey, purpose, from);
    else if (password !== undefined) await this.passwords.demand(account, { password, code }, from);
    else throw new DomainError('IDENTITY.PROOF_NEEDED');
  }

  /**
   * The challenge must belong to this session and this purpose.
   * @throws DomainError IDENTITY.PASSKEY_REFUSED or PASSKEYS_UNAVAILABLE, REQUEST.TOO_MANY
   */
  async demandPasskey(
    account: Account,
    caller: Caller,
    passkey: PasskeyAssertion,
    purpose: PasskeyPurpose,
    { ip, keys }: ShownFrom,
  ): Promise<void> {
    const fits = await this.guard.attempt(
      attemptOf(account, ip, keys),
      async () => (await this.uses.check(passkey, inSession(purpose, caller))).account !== null,
      'passkey',
    );
    if (fits) return;
    await this.audit.recordAlone('reauthentication-failed', { memberId: account._id, after: { how: 'passkey' } });
    throw new DomainError('IDENTITY.PASSKEY_REFUSED');
  }
}
