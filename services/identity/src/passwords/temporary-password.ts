import { plainNumber } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';

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
