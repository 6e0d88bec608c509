/** Milliseconds before each further try of a push that failed for the moment. */
const backOffMs = [5_000, 30_000, 120_000, 600_000];

/** How long a worker may take over one push before another one takes it. */
export const leaseMs = 60_000;

/** When to try again after `tries` tries, or null when it is enough. */
export function nextTry(tries: number, now: Date): Date | null {
  const wait = backOffMs[tries - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
