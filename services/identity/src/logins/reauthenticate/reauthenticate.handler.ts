import type { BodyOf, reauthenticate, ResponseOf } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { type Caller, DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { CodeCheck } from '../../second-factor/code-check.js';
import { TokenIssuer } from '../../tokens/token-issuer.js';
import { AttemptGuard, attemptOf } from '../attempt-guard.js';

/** Takes the password, and the second factor where one is set up, in a running session: a token of that session, no longer than it, that was logged in with just now. */
@Injectable()
export class ReauthenticateHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeCheck,
    private readonly tokens: TokenIssuer,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws DomainError IDENTITY.PASSWORD_WRONG, CODE_NEEDED or CODE_WRONG, AUTH.SESSION_REVOKED, REQUEST.TOO_MANY */
  async execute(
    { memberId, sessionVersion, sessionId, expiresAt }: Caller,
    { password, code }: BodyOf<typeof reauthenticate>,
    ip: string,
    keys: readonly string[],
  ): Promise<ResponseOf<typeof reauthenticate>> {
    const account = await this.accounts.get(memberId);
    if (account.sessionVersion !== sessionVersion) throw new DomainError('AUTH.SESSION_REVOKED');
    const attempt = attemptOf(account, ip, keys);
    const fits = await this.guard.attempt(attempt, () => this.hasher.fits(password, account.passwordHash));
    if (!fits) {
      await this.audit.recordAlone('reauthentication-failed', { memberId });
      throw new DomainError('IDENTITY.PASSWORD_WRONG');
    }
    await this.codes.demand(memberId, code, attempt, 'session');
    return { token: await this.tokens.forMember(account, { sessionId, expiresAt }) };
  }
}
