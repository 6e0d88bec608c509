/** Milliseconds that clocks of two machines may differ. */
const CLOCK_TOLERANCE = 60_000;

/** When a key signs: from `activeFrom` until the next generation's. */
export interface ScheduledKey {
  /** 1, 2 … */
  readonly generation: number;
  readonly activeFrom: Date;
}

const byGeneration = (a: ScheduledKey, b: ScheduledKey) => a.generation - b.generation;

/** The newest key whose time has come; with clocks that differ, the first key signs even before its time. */
export function signingKeyAt<K extends ScheduledKey>(keys: readonly K[], now: Date): K | undefined {
  const sorted = keys.toSorted(byGeneration);
  return sorted.findLast((key) => key.activeFrom <= now) ?? sorted[0];
}

/**
 * The keys that others should know at `now`: the one that signs, those to come, and each older one
 * while a token that it signed may still be valid.
 * @param longestToken milliseconds that any token lives
 */
export function publishedKeysAt<K extends ScheduledKey>(keys: readonly K[], now: Date, longestToken: number): K[] {
  const sorted = keys.toSorted(byGeneration);
  return sorted.filter((_key, index) => {
    const successor = sorted[index + 1];
    return !successor || now.getTime() < successor.activeFrom.getTime() + longestToken + CLOCK_TOLERANCE;
  });
}
