import type { PasskeyAssertion } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { AttemptGuard } from '../attempts/attempt-guard.js';
import { assertNotSuspended, SessionOpener, type LoggedIn, type ShownByDevice } from '../logins/session-opener.js';
import { type PasskeyUse, PasskeyUses } from './passkey-uses.js';
import { atLogin } from './passkey-challenges.repository.js';

/** A passkey replaces the password and the second factor. All failures get the same answer. */
@Injectable()
export class PasskeyLoginHandler {
  constructor(
    private readonly guard: AttemptGuard,
    private readonly uses: PasskeyUses,
    private readonly sessions: SessionOpener,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError AUTH.PASSKEY_REFUSED, or SUSPENDED with the reason after a good signature;
   * IDENTITY.PASSKEYS_UNAVAILABLE; REQUEST.TOO_MANY
   */
  async execute(credential: PasskeyAssertion, ip: string, shown: ShownByDevice): Promise<LoggedIn> {
    let use: PasskeyUse = { memberId: null, account: null };
    // The account is unknown, so only the address can be counted.
    await this.guard.attempt(
      { mobile: '', address: networkAddress(ip), device: null },
      async () => {
        use = await this.uses.check(credential, atLogin);
        return use.account !== null;
      },
      'passkey',
    );
    return this.sessions.open(await this.admitted(use), shown, 'passkey');
  }

  private async admitted({ memberId, account }: PasskeyUse): Promise<Account> {
    try {
      if (!account) throw new DomainError('AUTH.PASSKEY_REFUSED');
      assertNotSuspended(account);
      return account;
    } catch (error) {
      await this.audit.recordAlone('login-failed', { memberId, after: { how: 'passkey' } });
      throw error;
    }
  }
}
