import { coolingOffEnd } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { holdsByDay, creditTerms } from './holds.js';

const hold = (amountPaise: number, releaseAt: string) => ({ amountPaise, releaseAt: new Date(releaseAt) });
const holds = [
  hold(7_550, '2026-01-05T10:00:00Z'),
  hold(25_000, '2026-01-05T18:29:59Z'),
  hold(1, '2026-01-05T18:30:00Z'),
];

describe('the holds of a member', () => {
  it('holds are summed by the day in India on which they end', () => {
    expect(holdsByDay(holds, false)).toEqual([
      { until: '2026-01-05', amountPaise: 32_550 },
      { until: '2026-01-06', amountPaise: 1 },
    ]);
    expect(holdsByDay([], false)).toEqual([]);
  });

  it('a day that may be incomplete is left out', () => {
    expect(holdsByDay(holds, true)).toEqual([{ until: '2026-01-05', amountPaise: 32_550 }]);
  });
});

describe('the terms of a credit', () => {
  it('a credit is available from the beginning without hold days and without a cancellation period', () => {
    expect(creditTerms(new Date(0), 0, null)).toEqual({ state: 'available', releaseAt: null });
  });

  it('a credit is pending for the hold days after the moment of the fact', () => {
    expect(creditTerms(new Date('2026-02-27T10:00:00Z'), 2, null)).toEqual({
      state: 'pending',
      releaseAt: new Date('2026-03-01T10:00:00Z'),
    });
  });

  it('a credit is pending until the last day of the cancellation period has ended in India, and for an hour after it', () => {
    const approvedAt = new Date('2026-01-01T04:00:00Z');
    expect(creditTerms(approvedAt, 0, coolingOffEnd(approvedAt))).toEqual({
      state: 'pending',
      releaseAt: new Date('2026-01-31T19:30:00Z'),
    });
  });

  it('a hold ends with the later of hold period and cancellation period', () => {
    const approvedAt = new Date('2026-01-01T04:00:00Z');
    const { releaseAt } = creditTerms(approvedAt, 60, coolingOffEnd(approvedAt));
    expect(releaseAt).toEqual(new Date('2026-03-02T04:00:00Z'));
  });
});
