import type { SeededRandom } from '../../world/seeded-random.js';

export function shuffled<T>(items: readonly T[], random: SeededRandom): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(random.below(left.length), 1));
  return drawn;
}
