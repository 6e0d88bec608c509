import { expect, it } from '@jest/globals';
import { taxYear } from './tax-year.js';
import { spanOfTaxYear, taxYearOf } from './tax-year-span.js';

it.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('a tax year of %s, by the calendar of India, is %s', (moment, year) => {
  expect(taxYearOf(new Date(moment))).toBe(year);
});

it('a tax year lasts from April to March', () => {
  const { since, until } = spanOfTaxYear('2026-27');
  expect([since, until].map((at) => at.toISOString())).toEqual([
    '2026-03-31T18:30:00.000Z',
    '2027-03-31T18:30:00.000Z',
  ]);
});

it.each(['2026-28', '2026', '26-27', '2026-2027'])('a tax year is not written %s', (typed) => {
  expect(taxYear.safeParse(typed).success).toBe(false);
});
