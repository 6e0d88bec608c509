import { plainNumber } from '@deepam/contracts';
import { DomainError } from '@deepam/platform';

/** Of an account whose password may be a temporary one. */
interface MayExpire {
  readonly passwordValidUntil?: Date | null;
}

/** @throws DomainError AUTH.PASSWORD_EXPIRED; to be asked only of who has shown that they know the password */
export function refuseExpiredPassword({ passwordValidUntil }: MayExpire, now: Date): void {
  if (passwordValidUntil && passwordValidUntil <= now) throw new DomainError('AUTH.PASSWORD_EXPIRED');
}

/** The text that is compared with the hash: the digits of a temporary password, every character of a chosen one. */
export const passwordTyped = (typed: string, account: MayExpire | null): string =>
  account?.passwordValidUntil ? plainNumber(typed) : typed;
