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
