import type { BodyOf, reauthenticate, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { TokenIssuer } from '../../tokens/token-issuer.js';
import { AttemptGuard } from '../attempt-guard.js';
import { knownDevice } from '../domain/known-device.js';

/** Takes the password in a running session: a token of that session, no longer than it, that was logged in with just now. */
@Injectable()
export class ReauthenticateHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.PASSWORD_WRONG, AUTH.SESSION_REVOKED, REQUEST.TOO_MANY */
  async execute(
    { memberId, sessionVersion, sessionId, expiresAt }: Caller,
    { password }: BodyOf<typeof reauthenticate>,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof reauthenticate>> {
    const account = await this.accounts.get(memberId);
    if (account.sessionVersion !== sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    const attempt = { mobile: account.mobile, address: networkAddress(ip), device: knownDevice(account, keys) };
    const fits = await this.guard.attempt(attempt, () => this.hasher.fits(password, account.passwordHash));
    if (!fits) {
      await this.audit.recordAlone('reauthentication-failed', { memberId });
      throw new DomainError('IDENTITY.PASSWORD_WRONG');
    }
    return { token: await this.tokens.forMember(account, { sessionId, expiresAt }) };
  }
}
