const day = 86_400_000;

export type ReturnDecision = { readonly kind: 'again'; readonly delayMs: number } | { readonly kind: 'give-up' };

/**
 * What becomes of an event that no queue is bound for. Its consumer may simply not have started yet, so it is tried
 * again after 1 s, 2 s, 4 s … at most 10 min, out of the way of other rows; after seven days it is given up.
 * @param returns how often the broker has returned it before
 */
export function onReturned(returns: number, createdAt: Date, now: Date): ReturnDecision {
  if (now.getTime() - createdAt.getTime() > 7 * day) return { kind: 'give-up' };
  return { kind: 'again', delayMs: Math.min(600_000, 1_000 * 2 ** Math.min(returns, 20)) };
}

/**
 * Milliseconds for which an event waits of which the contracts say that a service hears it, while that service has no
 * queue: 1 s, 2 s, 4 s … at most 30 s, and never given up.
 * @param returns how often it has been looked for before
 */
export const unheardDelay = (returns: number): number => Math.min(30_000, 1_000 * 2 ** Math.min(returns, 5));
