import { backOff } from '@deepam/platform';

const mostTries = 5;

/** Another worker may take the push after this lease, in milliseconds. */
export const leaseMs = 60_000;

/**
 * The retries come after about 5 s, 25 s, 2 min and 10 min.
 * @returns null after the last try
 */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= mostTries) return null;
  return new Date(now.getTime() + backOff(tries, { first: 5_000, most: 600_000, factor: 5 }));
}
