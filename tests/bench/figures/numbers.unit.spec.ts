import { describe, expect, it } from '@jest/globals';
import { figureOf, median, quantile, quantileFigure } from './numbers.js';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => count - index);

describe('quantiles', () => {
  it('quantiles are values that were seen, in whatever order they came', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(quantile(upTo(100), 0.99)).toBe(100);
    expect(quantile(upTo(100), 0.25)).toBe(26);
    expect(median([])).toBeNaN();
  });
});

describe('a figure of rounds', () => {
  it('a figure of rounds is their median, between the quartiles', () => {
    expect(figureOf([10, 50, 20, 30, 40])).toEqual({ value: 30, low: 20, high: 40, of: 5 });
    expect(figureOf([7])).toEqual({ value: 7, low: 7, high: 7, of: 1 });
  });
});

describe('a quantile of single calls', () => {
  it('a quantile is more precise with more calls', () => {
    const few = quantileFigure(upTo(20), 0.5);
    expect(few).toEqual({ value: 11, low: 9, high: 12, of: 20 });
    const many = quantileFigure(upTo(2_000), 0.5);
    expect((many.high - many.low) / many.value).toBeLessThan((few.high - few.low) / few.value);
  });

  it('a quantile of single calls lies within the measured calls', () => {
    expect(quantileFigure(upTo(3), 0.99)).toEqual({ value: 3, low: 3, high: 3, of: 3 });
    expect(quantileFigure([], 0.5).value).toBeNaN();
  });

  it('the interval of a quantile contains half of the results of other runs', () => {
    let inside = 0;
    for (let run = 0; run < 400; run += 1) {
      const calls = Array.from({ length: 101 }, (_, at) => ((at * 7_919 + run * 104_729) % 10_007) / 10_007);
      const { low, high } = quantileFigure(calls, 0.5);
      if (low <= 0.5 && high >= 0.5) inside += 1;
    }
    expect(inside).toBeGreaterThan(120);
  });
});
