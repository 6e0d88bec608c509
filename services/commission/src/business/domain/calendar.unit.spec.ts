import { expect, it } from '@jest/globals';
import { dayAfter, nowIn, samePartOfLastMonth } from './calendar.js';

it.each([
  ['2026-02-28T18:29:59Z', '2026-02-28', '2026-02-27', '2026-02', '2026-01'],
  ['2026-02-28T18:30:00Z', '2026-03-01', '2026-02-28', '2026-03', '2026-02'],
  ['2028-02-29T12:00:00Z', '2028-02-29', '2028-02-28', '2028-02', '2028-01'],
  ['2025-12-31T18:30:00Z', '2026-01-01', '2025-12-31', '2026-01', '2025-12'],
])('the Indian day at %s is %s, after %s, in %s after %s', (moment, today, yesterday, month, lastMonth) => {
  expect(nowIn(new Date(moment))).toEqual({ today, yesterday, month, lastMonth });
});

it('the calendar knows leap days', () => {
  expect([dayAfter('2028-02-28', 1), dayAfter('2027-02-28', 1)]).toEqual(['2028-02-29', '2027-03-01']);
});

it.each([
  ['2026-03-31', '2026-02-01', '2026-02-28'],
  ['2028-03-30', '2028-02-01', '2028-02-29'],
  ['2026-01-05', '2025-12-01', '2025-12-05'],
])('the month until %s is compared with %s to %s', (today, from, to) => {
  expect(samePartOfLastMonth(today)).toEqual({ from, to });
});
