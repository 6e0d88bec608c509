import { describe, expect, it } from '@jest/globals';
import { SeededRandom } from '../../world/seeded-random.js';
import { difference, ratio, rounds } from './rounds.js';

async function orderOf(seed: number, count: number): Promise<string[]> {
  const order: string[] = [];
  const run = (name: string) => async () => order.push(name);
  await rounds({ a: run('a'), b: run('b'), c: run('c') }, count, new SeededRandom(seed));
  return order;
}

describe('rounds', () => {
  it('a round runs each contender once, in an order that follows from the seed', async () => {
    const order = await orderOf(4, 30);
    const each = Array.from({ length: 30 }, (_, round) => order.slice(round * 3, round * 3 + 3));
    for (const round of each) expect([...round].sort()).toEqual(['a', 'b', 'c']);
    expect(new Set(each.map((round) => round.join(''))).size).toBe(6);
    expect(await orderOf(4, 30)).toEqual(order);
    expect(await orderOf(5, 30)).not.toEqual(order);
  });

  it('a round returns the results of each contender by its name, whatever the order was', async () => {
    let runsOfFirst = 0;
    let other = 100;
    const contenders = { one: async () => (runsOfFirst += 1), other: async () => (other += 1) };
    expect(await rounds(contenders, 3, new SeededRandom(1))).toEqual({ one: [1, 2, 3], other: [101, 102, 103] });
  });
});

describe('two contenders', () => {
  it('contenders are divided and subtracted round by round, before the median is taken', () => {
    expect(ratio([10, 1, 12], [20, 2, 20])).toMatchObject({ value: 0.5, of: 3 });
    expect(difference([10, 1, 12], [8, 2, 8])).toMatchObject({ value: 2, low: -1, high: 4 });
  });

  it('contenders with a missing round have no ratio', () => {
    expect(ratio([1], []).value).toBeNaN();
  });
});
