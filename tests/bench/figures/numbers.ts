export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value of a measurement and its range: half of all similar runs are between `low` and `high`. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly of: number;
}

export const figureOf = (rounds: readonly number[]): Figure => ({
  value: median(rounds),
  low: quantile(rounds, 0.25),
  high: quantile(rounds, 0.75),
  of: rounds.length,
});

const middleHalf = 0.6745;

/** The spread of a quantile follows from the neighbouring ranks, whatever the distribution. */
export function quantileFigure(calls: readonly number[], part: number): Figure {
  const sorted = [...calls].sort((a, b) => a - b);
  const at = (rank: number): number => sorted[Math.max(0, Math.min(sorted.length - 1, Math.floor(rank)))] ?? Number.NaN;
  const rank = sorted.length * part;
  const beside = middleHalf * Math.sqrt(sorted.length * part * (1 - part));
  return { value: at(rank), low: at(rank - beside), high: at(rank + beside), of: sorted.length };
}

export const single = (value: number): Figure => ({ value, low: value, high: value, of: 1 });
