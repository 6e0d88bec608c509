import type { SeededRandom } from '../../world/seeded-random.js';
import { figureOf, type Figure } from './numbers.js';

/** Runs the contenders round by round in random order, so that other work of the machine affects all of them alike. */
export async function rounds<K extends string, T>(
  contenders: Readonly<Record<K, () => Promise<T>>>,
  count: number,
  random: SeededRandom,
): Promise<Record<K, T[]>> {
  const names = Object.keys(contenders) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<K, T[]>;
  for (let round = 0; round < count; round += 1) {
    for (const name of shuffled(names, random)) results[name].push(await contenders[name]());
  }
  return results;
}

export const ratio = (of: readonly number[], to: readonly number[]): Figure =>
  figureOf(of.map((value, round) => value / (to[round] ?? Number.NaN)));

export const difference = (of: readonly number[], to: readonly number[]): Figure =>
  figureOf(of.map((value, round) => value - (to[round] ?? Number.NaN)));

export function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}
