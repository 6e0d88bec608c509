import { median } from './numbers.js';

/** Runs the contenders in turn, round by round, so that whatever else the machine does meets all of them alike. */
export async function rounds<K extends string>(
  contenders: Readonly<Record<K, () => Promise<number>>>,
  count: number,
): Promise<Record<K, number[]>> {
  const names = Object.keys(contenders) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = 0; round < count; round += 1) {
    for (const name of names) results[name].push(await contenders[name]());
  }
  return results;
}

/** Median over the rounds of one contender's figure divided by the other's. */
export const ratio = (of: readonly number[], to: readonly number[]): number =>
  median(of.map((value, round) => value / (to[round] ?? Number.NaN)));

/** What all rounds of one contender and of another took, and how they differ. */
export interface Comparison {
  readonly of: number;
  readonly to: number;
  /** Of their sums: what a round takes more than others weighs as much as it took. */
  readonly ratio: number;
  /** Standard error of the ratio. */
  readonly error: number;
}

export function compared(of: readonly number[], to: readonly number[]): Comparison {
  const [sumOf, sumTo] = [sum(of), sum(to)];
  const ratio = sumOf / sumTo;
  const squares = sum(of.map((value, round) => (value - ratio * to[round]!) ** 2));
  const error = Math.sqrt((squares * of.length) / (of.length - 1)) / sumTo;
  return { of: sumOf, to: sumTo, ratio, error };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
