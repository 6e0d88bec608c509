const shortest = 1_000;
const longest = 60_000;

/**
 * Milliseconds to wait before the connection is opened again, after so many failures in a row; 0 means that it only ended.
 * `chance` (0 to 1) spreads the browsers, so that a server that comes back is not met by all of them at once.
 */
export function backOff(failures: number, chance: number): number {
  const wait = Math.min(longest, shortest * 2 ** failures);
  return Math.round(wait * (0.5 + chance / 2));
}
