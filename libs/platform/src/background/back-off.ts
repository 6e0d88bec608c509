import { chance } from '../chance.js';

/**
 * Milliseconds: `first` before the first try again, never more than `most`; each delay is `factor` times the one
 * before, 2 by default.
 */
export interface Delays {
  readonly first: number;
  readonly most: number;
  readonly factor?: number;
}

/**
 * Milliseconds before the next try: they grow from `first` up to `most`, minus up to a fifth at random, so that many
 * processes do not retry in step.
 */
export function backOff(failures: number, { first, most, factor = 2 }: Delays, random = chance.fraction): number {
  const whole = Math.min(most, first * factor ** Math.min(failures - 1, 30));
  return Math.round(whole * (1 - random() * 0.2));
}
