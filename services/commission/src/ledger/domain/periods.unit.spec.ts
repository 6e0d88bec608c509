import { expect, it } from '@jest/globals';
import { lastMonths } from './periods.js';

it('the last months end with the present one and cross the turn of the year', () => {
  const { names, since } = lastMonths(new Date('2026-02-10T12:00:00Z'), 4);
  expect(names).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
  expect(since).toEqual(new Date('2025-10-31T18:30:00Z'));
});

it('the months follow the Indian calendar: a month begins there while London still has the old one', () => {
  expect(lastMonths(new Date('2026-02-28T18:29:59Z'), 1).names).toEqual(['2026-02']);
  expect(lastMonths(new Date('2026-02-28T18:30:00Z'), 1).names).toEqual(['2026-03']);
});
