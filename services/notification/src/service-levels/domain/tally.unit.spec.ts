import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgedOf, keptPercent, type Waited, waitAt } from './tally.js';

const waitsOf = (...units: number[]): Waited[] => units.map((each) => ({ units: each, count: 1 }));

describe('the share of kept promises', () => {
  it.each([
    [1_000, 0, 100],
    [249, 1, 99],
    [999, 1, 99],
    [1, 199, 0],
    [2, 1, null],
  ])('the share of %s kept and %s broken is %s', (kept, broken, percent) => {
    const ended = [
      { units: 3, count: kept },
      { units: 4, count: broken },
    ];
    expect(keptPercent({ ended, open: [] }, 3)).toBe(percent);
  });

  it('people who still wait too long reduce the share', () => {
    expect(keptPercent({ ended: waitsOf(1, 1, 1, 1), open: waitsOf(9) }, 3)).toBe(80);
    expect(keptPercent({ ended: [], open: waitsOf(9, 9, 9, 9, 9) }, 3)).toBe(0);
  });

  it('the share covers finished waits, and rejected ones that were too long', () => {
    const waits = [
      { units: 2, count: 4, isDone: true },
      { units: 2, count: 7, isDone: false },
      { units: 5, count: 1, isDone: false },
      { units: 5, count: 3, isDone: true },
    ];
    expect(judgedOf(waits, 3).map(({ count }) => count)).toEqual([4, 1, 3]);
  });
});

describe('the time at a rank', () => {
  it.each([
    [0.5, waitsOf(1, 2, 3, 4, 5), 3],
    [0.5, waitsOf(1, 2, 3, 4, 5, 6), 3],
    [0.9, waitsOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), 9],
    [0.9, waitsOf(1, 1, 1, 1, 30), 30],
    [0.5, [{ units: 7, count: 3 }, ...waitsOf(1, 2)], 7],
  ])('the rank %s of %j is %s', (share, ended, within) =>
    expect(waitAt({ ended, open: [] }, share)).toEqual({ within, isMore: false }),
  );

  it('fewer than five waits have no time', () =>
    expect(waitAt({ ended: waitsOf(1, 2, 3, 4), open: [] }, 0.5)).toBeNull());

  it('the time is more than the longest known one if open waits have that rank', () => {
    expect(waitAt({ ended: waitsOf(1, 2, 3, 20), open: waitsOf(9) }, 0.9)).toEqual({ within: 20, isMore: true });
    expect(waitAt({ ended: waitsOf(1, 2, 3), open: waitsOf(9, 25) }, 0.9)).toEqual({ within: 25, isMore: true });
    expect(waitAt({ ended: waitsOf(1, 2, 3), open: waitsOf(9, 25) }, 0.5)).toEqual({ within: 3, isMore: false });
  });

  it('the time equals that of a sorted list of all waits', () => {
    const units = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 5, maxLength: 200 });
    fc.assert(
      fc.property(units, fc.constantFrom(0.5, 0.9), (all, share) => {
        const sorted = [...all].sort((one, other) => one - other);
        expect(waitAt({ ended: waitsOf(...all), open: [] }, share)?.within).toBe(
          sorted[Math.ceil(share * all.length) - 1],
        );
      }),
    );
  });
});
