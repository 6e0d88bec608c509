import { expect, it } from '@jest/globals';
import { backOff } from './back-off.js';

it('the back-off doubles from the first delay up to the longest', () => {
  const delays = [1, 2, 3, 4, 5, 6, 100].map((failures) => backOff(failures, { first: 100, most: 3_000 }, () => 0));
  expect(delays).toEqual([100, 200, 400, 800, 1_600, 3_000, 3_000]);
});

it('the delay grows by the given factor', () => {
  const delays = [1, 2, 3, 4].map((failures) => backOff(failures, { first: 5, most: 600, factor: 5 }, () => 0));
  expect(delays).toEqual([5, 25, 125, 600]);
});

it('the back-off takes off up to a fifth, so that processes spread', () => {
  expect(backOff(1, { first: 100, most: 3_000 }, () => 1)).toBe(80);
});
