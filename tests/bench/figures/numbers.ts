/** The value below which `part` of the values lie; NaN for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** What was seen, and how far it may be believed: in half of all runs like this one it lies between `low` and `high`. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many values it was made of: rounds, or single calls. */
  readonly of: number;
}

/** Of one value for each round: the median, between the quartiles. */
export const figureOf = (rounds: readonly number[]): Figure => ({
  value: median(rounds),
  low: quantile(rounds, 0.25),
  high: quantile(rounds, 0.75),
  of: rounds.length,
});

/** Standard deviations within which half of a normal distribution lies. */
const middleHalf = 0.6745;

/** The same for a quantile of many single calls; how far it varies follows from the ranks beside it, whatever the calls are like. */
export function quantileFigure(calls: readonly number[], part: number): Figure {
  const sorted = [...calls].sort((a, b) => a - b);
  const at = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(rank)))] ?? Number.NaN;
  const rank = sorted.length * part;
  const beside = middleHalf * Math.sqrt(sorted.length * part * (1 - part));
  return { value: at(rank), low: at(rank - beside), high: at(rank + beside), of: sorted.length };
}

/** Something that was counted or measured once. */
export const single = (value: number): Figure => ({ value, low: value, high: value, of: 1 });
