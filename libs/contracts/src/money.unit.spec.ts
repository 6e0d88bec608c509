import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatRupees, shareOf, toDecimalString, toPaise, toRupees } from './money.js';

it('rupees and paise convert to and fro without loss', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (paise) => toPaise(toRupees(paise)) === paise));
});

it('37.5 rupees are 3750 paise', () => expect(toPaise(37.5)).toBe(3750));

it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY])('%p rupees are refused', (rupees) => {
  expect(() => toPaise(rupees)).toThrow(RangeError);
});

it('a share is floored to the paisa', () => {
  expect(shareOf(99_999, 1000)).toBe(9_999);
  expect(shareOf(1, 9_999)).toBe(0);
});

it('all ten levels together never pay more than 26 % of a sale', () => {
  const rates = [1000, 500, 300, 200, 100, 100, 100, 100, 100, 100];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (amount) => {
      const paid = rates.reduce((sum, rate) => sum + shareOf(amount, rate), 0);
      return paid <= shareOf(amount, 2600);
    }),
  );
});

it('an amount has paise if they are not zero or if they are requested', () => {
  expect(formatRupees(123_456)).toBe('₹1,23,456');
  expect(formatRupees(123_456.5)).toBe('₹1,23,456.50');
  expect(formatRupees(123_456, true)).toBe('₹1,23,456.00');
  expect(formatRupees(-7, true)).toBe('−₹7.00');
});

it('UPI amounts have two decimals', () => expect(toDecimalString(75_000)).toBe('750.00'));
