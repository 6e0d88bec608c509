/**
 * Milliseconds to wait before another try, after so many failures in a row: `first` before any, twice as long with each, and never
 * longer than `most`. A `chance` (0 to 1) takes off up to half, so that a server that comes back is not met by all browsers at once.
 */
export const backOff = (failures: number, first: number, most: number, chance = 1): number =>
  Math.round(Math.min(most, first * 2 ** failures) * (0.5 + chance / 2));
