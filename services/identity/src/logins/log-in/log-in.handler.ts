import { randomUUID } from 'node:crypto';
import { newDeviceUsed, maskNumber, type BodyOf, type login, type ResponseOf } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { Clock, DomainError, networkAddress, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { AccountsRepository, type Account } from '../../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../../passwords/password-hasher.js';
import { isTooWeak } from '../../passwords/password-rule.js';
import { refuseExpiredPassword } from '../../passwords/temporary-password.js';
import { CodeCheck } from '../../second-factor/code-check.js';
import { SessionsRepository } from '../../sessions/persistence/sessions.repository.js';
import { SessionRecords } from '../../sessions/session-records.js';
import { TokenIssuer } from '../../tokens/token-issuer.js';
import { AttemptGuard } from '../attempt-guard.js';
import { deviceDigest, knownDevice, MOST_KNOWN_DEVICES, newDeviceKey } from '../domain/known-device.js';

export interface ShownByDevice {
  /** It was given them at earlier logins. */
  readonly keys: readonly string[];
  readonly userAgent: string | undefined;
}

export interface LoggedIn {
  readonly answer: ResponseOf<typeof login>;
  /** The key that this device is known by from now on; null when it was known before. */
  readonly newDevice: string | null;
}

/** Gives a token for mobile and password, and the second factor where one is set up. What fails says nothing about whether the mobile is registered. */
@Injectable()
export class LogInHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeCheck,
    private readonly tokens: TokenIssuer,
    private readonly records: SessionRecords,
    private readonly sessions: SessionsRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws DomainError AUTH.INVALID_CREDENTIALS, after the right password PASSWORD_EXPIRED, SUSPENDED with the reason, CODE_NEEDED or
   * CODE_WRONG, REQUEST.TOO_MANY
   */
  async execute({ mobile, password, code }: BodyOf<typeof login>, ip: string, shown: ShownByDevice): Promise<LoggedIn> {
    const found = await this.accounts.findByMobile(mobile);
    const device = knownDevice(found, shown.keys);
    const attempt = { mobile, address: networkAddress(ip), device };
    const fits = await this.guard.attempt(attempt, () => this.hasher.fits(password, found?.passwordHash ?? null));
    const account = await this.admitted(found, fits, mobile);
    await this.codes.demand(account._id, code, attempt, 'login');

    const newDevice = device === null ? await this.remember(account) : null;
    const { mustChangePassword, passwordReason } = await this.demand(account, password);
    await this.strengthen(account, password);
    const sessionId = randomUUID();
    const token = await this.tokens.forMember({ ...account, mustChangePassword, passwordReason }, { sessionId });
    const session = { memberId: account._id, sessionVersion: account.sessionVersion, sessionId };
    const actor = { kind: account.isHead ? ('head' as const) : ('member' as const), id: account._id };
    const isNews = newDevice !== null && (await this.sessions.hasAny(account._id));
    await this.transactions.run(async (transaction) => {
      await this.records.keep(session, shown.userAgent, transaction);
      await this.audit.record(transaction, 'logged-in', { memberId: account._id, actor, sessionId });
      if (isNews) await this.outbox.add(transaction, newDeviceUsed, this.usedBy(account));
    });
    const reason = passwordReason === null ? {} : { passwordReason };
    return { answer: { token, isHead: account.isHead, mustChangePassword, ...reason }, newDevice };
  }

  private async admitted(account: Account | null, fits: boolean, mobile: string): Promise<Account> {
    try {
      if (!fits || !account) throw new DomainError('AUTH.INVALID_CREDENTIALS');
      refuseSuspended(account);
      refuseExpiredPassword(account, this.clock.now());
      return account;
    } catch (error) {
      const subject = { kind: 'mobile' as const, id: maskNumber(mobile) };
      await this.audit.recordAlone('login-failed', { memberId: account?._id ?? null, subject });
      throw error;
    }
  }

  private usedBy({ _id: memberId, isHead }: Account) {
    return { memberId, isHead, usedAt: this.clock.now().toISOString() };
  }

  private async remember(account: Account): Promise<string> {
    const key = newDeviceKey();
    await this.accounts.rememberDevice(account._id, deviceDigest(account._id, key), MOST_KNOWN_DEVICES);
    return key;
  }

  /** The password is known at this moment only: one of before the present rule goes on working, and is replaced next. */
  private async demand(
    account: Account,
    password: string,
  ): Promise<Pick<Account, 'mustChangePassword' | 'passwordReason'>> {
    const { mustChangePassword, passwordReason = null } = account;
    if (mustChangePassword || !(await isTooWeak(password))) return { mustChangePassword, passwordReason };
    await this.accounts.demandChange(account._id, account.passwordHash, 'too-weak');
    return { mustChangePassword: true, passwordReason: 'too-weak' };
  }

  /** A hash whose strength is not the configured one is replaced. */
  private async strengthen(account: Account, password: string): Promise<void> {
    if (!this.hasher.isOutdated(account.passwordHash)) return;
    await this.accounts.upgradeHash(account._id, account.passwordHash, await this.hasher.hash(password));
  }
}

/** Only after the right password: nobody else learns of it. */
function refuseSuspended({ suspension }: Account): void {
  if (suspension) throw new DomainError('AUTH.SUSPENDED', { details: { suspendedFor: suspension.reason } });
}
