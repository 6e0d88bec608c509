import { backOff } from '@deepam/platform';

const mostTries = 5;

/** How long a worker may take over one push before another one takes it. */
export const leaseMs = 60_000;

/** When to try again after `tries` tries, or null when it is enough: after about 5 s, 25 s, 2 min and 10 min. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= mostTries) return null;
  return new Date(now.getTime() + backOff(tries, { first: 5_000, most: 600_000, factor: 5 }));
}
