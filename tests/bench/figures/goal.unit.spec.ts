import { expect, it } from '@jest/globals';
import { atLeast, atMost, judge } from './goal.js';
import { single } from './numbers.js';

it('a goal is met at its bound, and missed beyond it', () => {
  expect(judge({ bound: atMost(50), seen: single(50) })).toBe('met');
  expect(judge({ bound: atMost(50), seen: single(50.1) })).toBe('missed');
  expect(judge({ bound: atLeast(0.6), seen: single(0.6) })).toBe('met');
  expect(judge({ bound: atLeast(0.6), seen: single(0.59) })).toBe('missed');
});

it('the figure of a goal decides, not its noise', () => {
  expect(judge({ bound: atMost(50), seen: { value: 51, low: 40, high: 60, of: 5 } })).toBe('missed');
});

it('NaN misses a goal, whatever its bound', () => {
  expect(judge({ bound: atMost(50), seen: single(Number.NaN) })).toBe('missed');
  expect(judge({ bound: atLeast(0), seen: single(Number.NaN) })).toBe('missed');
});

it('a goal without a bound is only compared', () => {
  expect(judge({ seen: single(1) })).toBe('compared');
});
