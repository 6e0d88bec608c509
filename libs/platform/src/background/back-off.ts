/**
 * Milliseconds before try number `failures` + 1: doubles from `first` up to `most`, less up to a fifth at random, so
 * that many processes do not come back in step.
 */
export function backOff(failures: number, first: number, most: number, random: () => number = Math.random): number {
  const whole = Math.min(most, first * 2 ** Math.min(failures - 1, 30));
  return Math.round(whole * (1 - random() * 0.2));
}
