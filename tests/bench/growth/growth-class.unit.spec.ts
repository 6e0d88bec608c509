import { expect, it } from '@jest/globals';
import { growthOf } from './growth-class.js';

const sizes = [1e3, 1e4, 1e5, 1e6];
const grown = (cost: (size: number) => number, noise: readonly number[] = [1, 1, 1, 1]) =>
  growthOf(sizes.map((size, at) => ({ size, cost: cost(size) * noise[at]! })));

it('growth within the noise of a machine, and a falling cost, count as flat', () => {
  expect(grown(() => 7, [1, 1.3, 0.9, 1.2])).toBe('flat');
  expect(grown((size) => 100 / size)).toBe('flat');
});

it('growth is logarithmic, linear or worse, even next to a constant part', () => {
  expect(grown((size) => 2 * Math.log(size))).toBe('logarithmic');
  expect(grown((size) => 0.5 + Math.log(size))).toBe('logarithmic');
  expect(grown((size) => size / 1e3)).toBe('linear');
  expect(grown((size) => 300 + size / 1e3)).toBe('linear');
  expect(grown((size) => 5 + size ** 2 / 1e8)).toBe('worse');
});

it('the class of growth is found despite noise', () => {
  expect(grown((size) => 3 + size / 1e4, [1.2, 0.9, 1.1, 1])).toBe('linear');
  expect(grown((size) => Math.log(size), [0.8, 0.95, 1.1, 1.05])).toBe('logarithmic');
});

it('growth needs three sizes', () => {
  const samples = [1e3, 1e4, 1e5].map((size) => ({ size, cost: 1 + size / 1e3 }));
  expect(growthOf(samples)).toBe('linear');
  expect(growthOf(samples.slice(1))).toBeNull();
});
