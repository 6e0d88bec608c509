import { expect, it } from '@jest/globals';
import { registerYears, taxPeriodIn } from './tax-period.js';

const inJanuary = new Date('2027-01-05T00:00:00Z');

it.each([
  ['', inJanuary, { year: 2026, quarter: 4 }],
  ['', new Date('2026-04-01T00:00:00Z'), { year: 2026, quarter: 1 }],
  // The time is already in October in India.
  ['', new Date('2026-09-30T19:00:00Z'), { year: 2026, quarter: 3 }],
  ['year=2025&quarter=2', inJanuary, { year: 2025, quarter: 2 }],
  ['year=long+ago&quarter=5', inJanuary, { year: 2026, quarter: 4 }],
])('the address "%s" at %s asks for the quarter %j', (address, now, period) => {
  expect(taxPeriodIn(new URLSearchParams(address), now)).toEqual(period);
});

it('the quarter of an address names no year that the register lacks', () => {
  expect(registerYears(inJanuary).at(0)).toEqual({ name: '2026-27', begin: 2026 });
  expect(registerYears(inJanuary).at(-1)).toEqual({ name: '2020-21', begin: 2020 });
});
