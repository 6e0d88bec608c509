import { expect, it } from '@jest/globals';
import { incomeSummary } from './income-sums.repository.js';

const sum = (month: string, ledger: 'commission' | 'earnings', level: number | null, amountPaise: number) => ({
  month,
  ledger,
  level,
  amountPaise,
  postings: 1,
});

const sums = [
  sum('2026-02', 'commission', 10, 100),
  sum('2026-02', 'commission', 2, 250),
  sum('2026-01', 'commission', 2, 50),
  sum('2026-02', 'earnings', null, 30_000),
];

it('a summary names every month in rupees, and each level with income, nearest first', () => {
  expect(incomeSummary(sums, ['2025-12', '2026-01', '2026-02'], true)).toEqual({
    months: [
      { month: '2025-12', commission: 0, earnings: 0 },
      { month: '2026-01', commission: 0.5, earnings: 0 },
      { month: '2026-02', commission: 3.5, earnings: 300 },
    ],
    levels: [
      { level: 2, commission: 3 },
      { level: 10, commission: 1 },
    ],
    complete: true,
  });
});

it('a summary takes its completeness from the caller', () => {
  expect(incomeSummary([], [], false)).toEqual({ months: [], levels: [], complete: false });
});
