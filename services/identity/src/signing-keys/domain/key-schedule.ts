/** The clocks of two machines may differ by this many milliseconds. */
const CLOCK_TOLERANCE = 60_000;

export interface ScheduledKey {
  readonly generation: number;
  readonly activeFrom: Date;
}

const byGeneration = (a: ScheduledKey, b: ScheduledKey) => a.generation - b.generation;

export function signingKeyAt<K extends ScheduledKey>(keys: readonly K[], now: Date): K | undefined {
  const sorted = keys.toSorted(byGeneration);
  return sorted.findLast((key) => key.activeFrom <= now) ?? sorted[0];
}

/**
 * An older key stays published while a token that it signed may be valid.
 * @param longestToken milliseconds that any token lives
 */
export function publishedKeysAt<K extends ScheduledKey>(keys: readonly K[], now: Date, longestToken: number): K[] {
  const sorted = keys.toSorted(byGeneration);
  return sorted.filter((_key, index) => {
    const successor = sorted[index + 1];
    return !successor || now.getTime() < successor.activeFrom.getTime() + longestToken + CLOCK_TOLERANCE;
  });
}
