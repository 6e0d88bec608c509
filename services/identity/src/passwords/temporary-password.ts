import { DomainError } from '@deepam/platform';

/** Of an account whose password may be a temporary one. */
interface MayExpire {
  readonly passwordValidUntil?: Date | null;
}

export const isPasswordExpired = ({ passwordValidUntil }: MayExpire, now: Date): boolean =>
  passwordValidUntil != null && passwordValidUntil <= now;

/** @throws DomainError AUTH.PASSWORD_EXPIRED; to be asked only of who has shown that they know the password */
export function refuseExpiredPassword(account: MayExpire, now: Date): void {
  if (isPasswordExpired(account, now)) throw new DomainError('AUTH.PASSWORD_EXPIRED');
}
