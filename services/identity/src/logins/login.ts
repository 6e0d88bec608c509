import { maskNumber, type BodyOf, type login } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock, DomainError, networkAddress } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository, type Account } from '../accounts/persistence/accounts.repository.js';
import { CredentialsRepository } from '../accounts/persistence/credentials.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { isTooWeak } from '../passwords/password-rule.js';
import { passwordTyped, assertPasswordNotExpired } from './password-check.js';
import { CodeCheck } from '../factors/code-check.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { AttemptGuard } from '../attempts/attempt-guard.js';
import { knownDevice } from '../attempts/domain/known-device.js';
import { assertNotSuspended, SessionOpener, type LoggedIn, type ShownByDevice } from './session-opener.js';

/** A rejection does not reveal whether the mobile is registered. */
@Injectable()
export class LoginHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly credentials: CredentialsRepository,
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeCheck,
    private readonly factors: FactorDemand,
    private readonly sessions: SessionOpener,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError AUTH.INVALID_CREDENTIALS; after the right password PASSWORD_EXPIRED, SUSPENDED with the reason,
   * PASSKEY_NEEDED, CODE_NEEDED or CODE_WRONG; REQUEST.TOO_MANY
   */
  async execute({ mobile, password, code }: BodyOf<typeof login>, ip: string, shown: ShownByDevice): Promise<LoggedIn> {
    const found = await this.accounts.findByMobile(mobile);
    const attempt = { mobile, address: networkAddress(ip), device: knownDevice(found, shown.keys) };
    const fits = await this.guard.attempt(attempt, () =>
      this.hasher.fits(passwordTyped(password, found), found?.passwordHash ?? null),
    );
    const account = await this.admitted(found, fits, mobile);
    const hasCode = await this.codes.demand(account._id, code, attempt, 'login');
    const demand = await this.demand(account, password);
    await this.strengthen(account, password);
    return this.sessions.open({ ...account, ...demand }, shown, hasCode ? 'password and code' : 'password');
  }

  private async admitted(account: Account | null, fits: boolean, mobile: string): Promise<Account> {
    try {
      if (!fits || !account) throw new DomainError('AUTH.INVALID_CREDENTIALS');
      assertNotSuspended(account);
      assertPasswordNotExpired(account, this.clock.now());
      if (await this.factors.needsPasskey(account)) throw new DomainError('AUTH.PASSKEY_NEEDED');
      return account;
    } catch (error) {
      const subject = { kind: 'mobile' as const, id: maskNumber(mobile) };
      await this.audit.recordAlone('login-failed', { memberId: account?._id ?? null, subject });
      throw error;
    }
  }

  /**
   * The text of the password is known only now. A password from before the present rule still works and must be changed
   * next.
   */
  private async demand(
    account: Account,
    password: string,
  ): Promise<Pick<Account, 'mustChangePassword' | 'passwordReason'>> {
    const { mustChangePassword, passwordReason = null } = account;
    if (mustChangePassword || !(await isTooWeak(password))) return { mustChangePassword, passwordReason };
    await this.credentials.demandChange(account._id, account.passwordHash, 'too-weak');
    return { mustChangePassword: true, passwordReason: 'too-weak' };
  }

  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(account.passwordHash)) return;
    await this.credentials.upgradeHash(
      account._id,
      account.passwordHash,
      await this.hasher.hash(passwordTyped(password, account)),
    );
  }
}
