/**
 * The delay before the next try is in milliseconds: `first` without failures, doubled with each failure, at most
 * `most`. A `chance` (0 to 1) subtracts up to half, so that browsers don't retry in step.
 */
export const backOff = (failures: number, first: number, most: number, chance = 1): number =>
  Math.round(Math.min(most, first * 2 ** failures) * (0.5 + chance / 2));
