import { influenceDays } from '@deepam/contracts';

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

/** Who may be the one who logs in, for some weeks. */
export function passwordFrom({ handedPassword }: HasPassword, now: Date): string | null {
  if (handedPassword === undefined) return null;
  const { byId, at } = handedPassword;
  return at.getTime() + influenceDays * 24 * HOUR_MS > now.getTime() ? byId : null;
}
