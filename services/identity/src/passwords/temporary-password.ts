import { DomainError } from '@deepam/platform';

/** Of an account whose password may be a temporary one. */
interface MayExpire {
  readonly passwordValidUntil?: Date | null;
}

/** @throws DomainError AUTH.PASSWORD_EXPIRED; to be asked only of who has shown that they know the password */
export function refuseExpiredPassword({ passwordValidUntil }: MayExpire, now: Date): void {
  if (passwordValidUntil && passwordValidUntil <= now) throw new DomainError('AUTH.PASSWORD_EXPIRED');
}
