import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attemptLimits, remainingWait, scopesFor } from './attempt-limits.js';

const now = new Date('2026-01-05T09:30:00.000Z');
const waitAfter = (failures: number) => remainingWait(attemptLimits.pair, { failures, lastFailureAt: now }, now);

describe('waits after wrong passwords', () => {
  it('begin only after five typing errors', () => {
    expect(remainingWait(attemptLimits.pair, undefined, now)).toBe(0);
    expect([1, 5, 6, 7, 8].map(waitAfter)).toEqual([0, 0, 2000, 4000, 8000]);
  });

  it('never grow beyond a minute', () => {
    expect(waitAfter(11)).toBe(60_000);
    expect(waitAfter(100_000)).toBe(60_000);
  });

  it('pass with time', () => {
    const count = { failures: 6, lastFailureAt: now };
    expect(remainingWait(attemptLimits.pair, count, new Date(now.getTime() + 1500))).toBe(500);
    expect(remainingWait(attemptLimits.pair, count, new Date(now.getTime() + 2000))).toBe(0);
  });

  it('are never negative and never fall with more failures', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(attemptLimits)),
        fc.nat(1000),
        fc.nat(100_000),
        (limit, failures, later) => {
          const at = new Date(now.getTime() + later);
          const [fewer, more] = [failures, failures + 1].map((n) =>
            remainingWait(limit, { failures: n, lastFailureAt: now }, at),
          );
          expect(fewer).toBeGreaterThanOrEqual(0);
          expect(more).toBeGreaterThanOrEqual(fewer!);
        },
      ),
    );
  });

  it("of strangers never hold up the owner's own address", () => {
    expect(scopesFor(true)).toEqual(['pair']);
    expect(scopesFor(false)).toContain('account');
  });
});
