import { expect, it } from '@jest/globals';
import { backOff } from './back-off.js';

it('the wait before another try doubles with every failure, up to the longest', () => {
  expect([0, 1, 2, 3, 10, 1000].map((failures) => backOff(failures, 1000, 60_000))).toEqual([
    1000, 2000, 4000, 8000, 60_000, 60_000,
  ]);
  expect([0, 1, 2, 3, 4].map((failures) => backOff(failures, 2000, 15_000))).toEqual([
    2000, 4000, 8000, 15_000, 15_000,
  ]);
});

it('a random share spreads the wait over its second half', () => {
  expect(backOff(2, 1000, 60_000, 0)).toBe(2000);
  expect(backOff(2, 1000, 60_000, 0.5)).toBe(3000);
  expect(backOff(2, 1000, 60_000, 1)).toBe(4000);
});
