/**
 * How wrong passwords slow down further attempts. Three counts are kept:
 * - `pair`: one mobile from one address. Typing errors cost nothing, guessing soon costs a minute per guess.
 * - `account`: one mobile from addresses its owner never logged in from. Slows many strangers together; the owner's own
 *   addresses are not counted and not held up, so nobody can lock an owner out.
 * - `address`: one address over all mobiles, for lists of stolen passwords. High, as many people share one address.
 */
export type AttemptScope = 'pair' | 'account' | 'address';

export interface AttemptLimit {
  /** Failures before the first wait. */
  readonly free: number;
  /** Milliseconds after the first failure beyond that; doubled by each further one. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Milliseconds after the last failure until all is forgotten. */
  readonly memory: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const attemptLimits: Readonly<Record<AttemptScope, AttemptLimit>> = {
  pair: { free: 5, firstWait: 2 * SECOND, longestWait: MINUTE, memory: 60 * MINUTE },
  account: { free: 30, firstWait: SECOND, longestWait: 10 * SECOND, memory: 60 * MINUTE },
  address: { free: 200, firstWait: SECOND, longestWait: 30 * SECOND, memory: 15 * MINUTE },
};

export interface FailureCount {
  readonly failures: number;
  readonly lastFailureAt: Date;
}

/** Milliseconds until the next attempt may be made; 0 when it may be made now. */
export function remainingWait(limit: AttemptLimit, count: FailureCount | undefined, now: Date): number {
  if (!count || count.failures <= limit.free) return 0;
  const wait = Math.min(limit.firstWait * 2 ** (count.failures - limit.free - 1), limit.longestWait);
  return Math.max(0, count.lastFailureAt.getTime() + wait - now.getTime());
}

/** The scopes an attempt is judged and counted by. */
export function scopesFor(isOwnersAddress: boolean): readonly AttemptScope[] {
  return isOwnersAddress ? ['pair'] : ['pair', 'account', 'address'];
}
