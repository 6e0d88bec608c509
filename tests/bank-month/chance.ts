/** Chances that come out alike for one seed. */
export function chanceFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    of: <T>(items: readonly T[]): T => items[below(items.length)]!,
    hex: (length: number): string => Array.from({ length }, () => below(16).toString(16).toUpperCase()).join(''),
    weighted: <T>(weights: readonly (readonly [T, number])[]): T => {
      let at = below(weights.reduce((sum, [, weight]) => sum + weight, 0));
      return weights.find(([, weight]) => (at -= weight) < 0)![0];
    },
  };
}
