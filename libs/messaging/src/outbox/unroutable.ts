import { backOff, chance } from '@deepam/platform';

const day = 86_400_000;

export type ReturnDecision = { readonly kind: 'again'; readonly delayMs: number } | { readonly kind: 'give-up' };

/**
 * The next step for an event without a bound queue. Its consumer may not have started yet, so the event is retried
 * after 1 s, 2 s, 4 s … at most 10 min, without delaying other rows; after seven days it is given up.
 * @param returns the number of earlier returns by the broker
 */
export function onReturned(returns: number, createdAt: Date, now: Date, random = chance.fraction): ReturnDecision {
  if (now.getTime() - createdAt.getTime() > 7 * day) return { kind: 'give-up' };
  return { kind: 'again', delayMs: backOff(returns + 1, { first: 1_000, most: 600_000 }, random) };
}

/**
 * Milliseconds for which an event waits when the contracts name a listening service without a queue: 1 s, 2 s, 4 s …
 * at most 30 s, and never given up.
 * @param returns the number of earlier looks
 */
export const unheardDelay = (returns: number, random = chance.fraction): number =>
  backOff(returns + 1, { first: 1_000, most: 30_000 }, random);
