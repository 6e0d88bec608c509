import { AuditTrail } from '@deepam/messaging';
import { DomainError } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { plainNumber } from '@deepam/contracts';
import type { Account } from '../accounts/persistence/accounts.repository.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { CodeCheck } from '../factors/code-check.js';
import { FactorDemand } from '../factors/factor-demand.js';
import { AttemptGuard, attemptOf } from '../attempts/attempt-guard.js';

interface MayExpire {
  readonly passwordValidUntil?: Date | null;
}

/**
 * The caller must have shown that they know the password.
 * @throws DomainError AUTH.PASSWORD_EXPIRED
 */
export function assertPasswordNotExpired({ passwordValidUntil }: MayExpire, now: Date): void {
  if (passwordValidUntil && passwordValidUntil <= now) throw new DomainError('AUTH.PASSWORD_EXPIRED');
}

/** A temporary password is compared by its digits, and a chosen one by every character. */
export const passwordTyped = (typed: string, account: MayExpire | null): string =>
  account?.passwordValidUntil ? plainNumber(typed) : typed;

@Injectable()
export class PasswordCheck {
  constructor(
    private readonly guard: AttemptGuard,
    private readonly hasher: PasswordHasher,
    private readonly codes: CodeCheck,
    private readonly factors: FactorDemand,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @returns whether a code was checked, too
   * @throws DomainError IDENTITY.PASSWORD_WRONG, PASSKEY_NEEDED, CODE_NEEDED or CODE_WRONG, REQUEST.TOO_MANY
   */
  async demand(
    account: Account,
    { password, code }: { readonly password: string; readonly code: string | undefined },
    { ip, keys }: { readonly ip: string; readonly keys: readonly string[] },
  ): Promise<boolean> {
    await this.demandPassword(account, password, { ip, keys });
    if (await this.factors.needsPasskey(account)) throw new DomainError('IDENTITY.PASSKEY_NEEDED');
    return this.codes.demand(account._id, code, attemptOf(account, ip, keys), 'session');
  }

  /**
   * The limits are those of a login, since a stolen token must not help to guess the password.
   * @throws DomainError IDENTITY.PASSWORD_WRONG, REQUEST.TOO_MANY
   */
  async demandPassword(
    account: Account,
    password: string,
    { ip, keys }: { readonly ip: string; readonly keys: readonly string[] },
  ): Promise<void> {
    const attempt = attemptOf(account, ip, keys);
    const fits = await this.guard.attempt(attempt, () =>
      this.hasher.fits(passwordTyped(password, account), account.passwordHash),
    );
    if (fits) return;
    await this.audit.recordAlone('reauthentication-failed', { memberId: account._id });
    throw new DomainError('IDENTITY.PASSWORD_WRONG');
  }
}
