import { influenceDays } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { influencersOf, type Influence } from './influences.js';

export interface HandedPassword {
  readonly byId: string | null;
  readonly at: Date;
  readonly isFirst: boolean;
}

interface HasPassword {
  readonly handedPassword?: HandedPassword | undefined;
  readonly bankChangedAt?: Date | undefined;
}

const HOUR_MS = 3_600_000;

/**
 * Payouts are held after a change of bank details, or after a password from another person.
 * @returns the beginning of the hold; null without one
 */
export function payoutsHeldFrom({ handedPassword, bankChangedAt }: HasPassword): Date | null {
  const moments = [handedPassword?.at, bankChangedAt].filter((at) => at !== undefined);
  return moments.length === 0 ? null : new Date(Math.max(...moments.map((at) => at.getTime())));
}

/**
 * Numbers are hidden and can't be changed during the hold.
 * @returns its end; null without one
 */
export function numbersHeldUntil({ handedPassword }: HasPassword, holdHours: number, now: Date): Date | null {
  if (handedPassword === undefined || handedPassword.isFirst) return null;
  const until = new Date(handedPassword.at.getTime() + holdHours * HOUR_MS);
  return until > now ? until : null;
}

export function isHanded({ handedPassword }: HasPassword, now: Date): boolean {
  return handedPassword !== undefined && handedPassword.at.getTime() + influenceDays * 24 * HOUR_MS > now.getTime();
}

/** @returns null for an operator, and if the owner chose the password some weeks ago */
export function passwordFrom(account: HasPassword, now: Date): string | null {
  return isHanded(account, now) ? (account.handedPassword?.byId ?? null) : null;
}

type Behind = Pick<Caller, 'passwordFrom' | 'influencedBy'>;

/**
 * Tokens and audit entries name these people. Acts on a member's account count for some weeks, and without a limit
 * while the password is not the owner's own.
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
