import { influenceDays } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { influencersOf, type Influence } from './influences.js';

/** The last password of an account that its owner did not choose. */
export interface HandedPassword {
  /** The person who gave it; null for an operator at the command line. */
  readonly byId: string | null;
  /** When it was given; after its owner has replaced it, when that was. */
  readonly at: Date;
  /** The account began with it, and had no number that somebody could look at. */
  readonly isFirst: boolean;
}

interface HasPassword {
  readonly handedPassword?: HandedPassword | undefined;
  readonly bankChangedAt?: Date | undefined;
}

const HOUR_MS = 3_600_000;

/** When the hold of payouts begins: bank details changed, or the password came from somebody else. Null where neither happened. */
export function payoutsHeldFrom({ handedPassword, bankChangedAt }: HasPassword): Date | null {
  const moments = [handedPassword?.at, bankChangedAt].filter((at) => at !== undefined);
  return moments.length === 0 ? null : new Date(Math.max(...moments.map((at) => at.getTime())));
}

/** Until when numbers are hidden from whoever logs in, and stay as they are; null when they are not. */
export function numbersHeldUntil({ handedPassword }: HasPassword, holdHours: number, now: Date): Date | null {
  if (handedPassword === undefined || handedPassword.isFirst) return null;
  const until = new Date(handedPassword.at.getTime() + holdHours * HOUR_MS);
  return until > now ? until : null;
}

/** Whether the person who gave the password may be the one who logs in, for some weeks. */
export function isHanded({ handedPassword }: HasPassword, now: Date): boolean {
  return handedPassword !== undefined && handedPassword.at.getTime() + influenceDays * 24 * HOUR_MS > now.getTime();
}

/** The person who may be the one who logs in; null for an operator, and where all was the owner's own for some weeks. */
export function passwordFrom(account: HasPassword, now: Date): string | null {
  return isHanded(account, now) ? (account.handedPassword?.byId ?? null) : null;
}

type Behind = Pick<Caller, 'passwordFrom' | 'influencedBy'>;

/**
 * The people who may be the ones who log in to the account, as tokens and audit entries name them. What was done to a member's account counts for
 * some weeks, and, however old, as long as the password is not the owner's own.
 */
export function behindLogin(
  account: HasPassword & { readonly roleId: string | null; readonly influences: readonly Influence[] },
  now: Date,
): Behind {
  const giver = passwordFrom(account, now);
  const isOfCompany = typeof account.roleId === 'string';
  const influencedBy = influencersOf(account.influences, now, isOfCompany || isHanded(account, now));
  return { ...(giver !== null && { passwordFrom: giver }), ...(influencedBy.length > 0 && { influencedBy }) };
}
