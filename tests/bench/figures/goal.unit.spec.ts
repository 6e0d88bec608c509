import { describe, expect, it } from '@jest/globals';
import { atLeast, atMost, judge } from './goal.js';
import { single } from './numbers.js';

describe('a goal', () => {
  it('is met at its bound, and missed beyond it', () => {
    expect(judge({ bound: atMost(50), seen: single(50) })).toBe('met');
    expect(judge({ bound: atMost(50), seen: single(50.1) })).toBe('missed');
    expect(judge({ bound: atLeast(0.6), seen: single(0.6) })).toBe('met');
    expect(judge({ bound: atLeast(0.6), seen: single(0.59) })).toBe('missed');
  });

  it('is judged by the figure and not by its noise', () => {
    expect(judge({ bound: atMost(50), seen: { value: 51, low: 40, high: 60, of: 5 } })).toBe('missed');
  });

  it('is missed by what is no number, whichever way it is bounded', () => {
    expect(judge({ bound: atMost(50), seen: single(Number.NaN) })).toBe('missed');
    expect(judge({ bound: atLeast(0), seen: single(Number.NaN) })).toBe('missed');
  });

  it('without a bound is only compared', () => {
    expect(judge({ seen: single(1) })).toBe('compared');
  });
});
