import { expect, it } from '@jest/globals';
import { spanOfQuarter, firstYearOf } from './tax-year.js';

it('a new tax year begins at midnight of the first of April in India', () => {
  const edge = ['2027-03-31T18:29:59.999Z', '2027-03-31T18:30:00.000Z'].map((at) => firstYearOf(new Date(at)));
  expect(edge).toEqual([2026, 2027]);
  expect(firstYearOf(new Date('2027-01-15T00:00:00Z'))).toBe(2026);
});

it('a tax year has four quarters, the last of which is in the next year', () => {
  const spans = [1, 2, 3, 4].map((quarter) => spanOfQuarter(2026, quarter));
  expect(spans.map(({ since }) => since.toISOString())).toEqual([
    '2026-03-31T18:30:00.000Z',
    '2026-06-30T18:30:00.000Z',
    '2026-09-30T18:30:00.000Z',
    '2026-12-31T18:30:00.000Z',
  ]);
  for (const [at, { until }] of spans.slice(0, -1).entries()) expect(until).toEqual(spans[at + 1]!.since);
  expect(firstYearOf(new Date(spans[3]!.until.getTime() - 1))).toBe(2026);
});
