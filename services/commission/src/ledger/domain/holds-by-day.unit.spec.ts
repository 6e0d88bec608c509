import { describe, expect, it } from '@jest/globals';
import { holdsByDay } from './holds-by-day.js';

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
