import { expect, it } from '@jest/globals';
import { daysEarlier, sumOf, withPeriodBefore } from './days.js';

const days = [
  { day: '2026-03-01', received: 750, paid: 0 },
  { day: '2026-03-02', received: 0, paid: 100 },
];
const rows = [
  { key: '2026-02-27', figures: { received: 1500, paid: 50 } },
  { key: '2026-02-20', figures: { received: 9, paid: 9 } },
];

it('the days of the chart have the figures of the same day of the period before', () => {
  expect(withPeriodBefore(days, rows)).toEqual([
    { day: '2026-03-01', received: 750, paid: 0, receivedBefore: 1500, paidBefore: 50 },
    { day: '2026-03-02', received: 0, paid: 100, receivedBefore: 0, paidBefore: 0 },
  ]);
});

it('the days of the chart have a sum', () => {
  expect(sumOf(withPeriodBefore(days, rows))).toEqual({
    received: 750,
    paid: 100,
    receivedBefore: 1500,
    paidBefore: 50,
  });
});

it('the days of the chart may begin in the year before', () => {
  expect(daysEarlier('2026-01-10', 30)).toBe('2025-12-11');
});
