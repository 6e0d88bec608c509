import type { PasskeyAssertion, PasskeyPurpose } from '@deepam/contracts';
import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { attemptOf } from '../attempts/attempt-guard.js';
import { OwnerProof, type ShownFrom } from '../passkeys/owner-proof.js';
import { CodeCheck } from '../factors/code-check.js';

interface Shown {
  readonly code?: string | undefined;
  readonly passkey?: PasskeyAssertion | undefined;
}

@Injectable()
export class CodeOrPasskey {
  constructor(
    private readonly codes: CodeCheck,
    private readonly owner: OwnerProof,
  ) {}

  /**
   * @throws DomainError IDENTITY.CODE_NEEDED, CODE_WRONG or SECOND_FACTOR_OFF, the errors of `OwnerProof.demandPasskey`
   */
  async demand(
    account: Account,
    caller: Caller,
    { code, passkey }: Shown,
    purpose: PasskeyPurpose,
    from: ShownFrom,
  ): Promise<void> {
    if (passkey !== undefined) return this.owner.demandPasskey(account, caller, passkey, purpose, from);
    const hasApp = await this.codes.demand(account._id, code, attemptOf(account, from.ip, from.keys), 'session');
    if (!hasApp) throw new DomainError('IDENTITY.SECOND_FACTOR_OFF');
  }
}
