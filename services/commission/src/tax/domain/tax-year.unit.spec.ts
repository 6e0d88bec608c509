import { expect, it } from '@jest/globals';
import { spanOfTaxYear, taxYearOf } from './tax-year.js';

it('is another tax year at midnight of the first of April in India', () => {
  const edge = ['2027-03-31T18:29:59.999Z', '2027-03-31T18:30:00.000Z'].map((at) => taxYearOf(new Date(at)));
  expect(edge).toEqual([2026, 2027]);
  expect(taxYearOf(new Date('2027-01-15T00:00:00Z'))).toBe(2026);
});

it('has four quarters, the last of which is in the next year', () => {
  const spans = [1, 2, 3, 4].map((quarter) => spanOfTaxYear(2026, quarter));
  expect(spans.map(({ since }) => since.toISOString())).toEqual([
    ...['2026-03-31T18:30:00.000Z', '2026-06-30T18:30:00.000Z'],
    ...['2026-09-30T18:30:00.000Z', '2026-12-31T18:30:00.000Z'],
  ]);
  for (const [at, { until }] of spans.slice(0, -1).entries()) expect(until).toEqual(spans[at + 1]!.since);
  expect(spanOfTaxYear(2026)).toEqual({ since: spans[0]!.since, until: spans[3]!.until });
  expect(taxYearOf(new Date(spans[3]!.until.getTime() - 1))).toBe(2026);
});
