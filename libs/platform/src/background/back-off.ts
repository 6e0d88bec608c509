import { chance } from '../chance.js';

/**
 * The unit is milliseconds: `first` is the delay before the first retry, and `most` the longest delay; each delay is
 * `factor` times the one before, 2 by default.
 */
export interface Delays {
  readonly first: number;
  readonly most: number;
  readonly factor?: number;
}

/**
 * The delays grow from `first` up to `most`, minus up to a fifth at random, so that many processes do not retry in
 * step.
 * @returns milliseconds before the next try
 */
export function backOff(failures: number, { first, most, factor = 2 }: Delays, random = chance.fraction): number {
  const whole = Math.min(most, first * factor ** Math.min(failures - 1, 30));
  return Math.round(whole * (1 - random() * 0.2));
}
