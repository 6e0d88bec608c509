import { backOff, chance } from '@deepam/platform';

const day = 86_400_000;

export type ReturnDecision = { readonly kind: 'again'; readonly delayMs: number } | { readonly kind: 'give-up' };

/**
 * What happens to an event that no queue is bound for. Its consumer may simply not have started yet, so it is tried
 * again after 1 s, 2 s, 4 s … at most 10 min, out of the way of other rows; after seven days it is given up.
 * @param returns how often the broker has returned it before
 */
export function onReturned(returns: number, createdAt: Date, now: Date, random = chance.fraction): ReturnDecision {
  if (now.getTime() - createdAt.getTime() > 7 * day) return { kind: 'give-up' };
  return { kind: 'again', delayMs: backOff(returns + 1, { first: 1_000, most: 600_000 }, random) };
}

/**
 * Milliseconds for which an event waits when the contracts name a service that listens to it, but that service has no
 * queue: 1 s, 2 s, 4 s … at most 30 s, and never given up.
 * @param returns how often it has been looked for before
 */
export const unheardDelay = (returns: number, random = chance.fraction): number =>
  backOff(returns + 1, { first: 1_000, most: 30_000 }, random);
