import { firstTaxRates, type TaxTerms } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deduct, nothingSoFar, sumOfYears, yearWith, type YearSoFar } from './deduct.js';

const terms: TaxTerms = { ...firstTaxRates, isOn: true };
const rupees = (amount: number) => Math.round(amount * 100);

function taxes(payments: readonly number[], { hasPan = true, by = terms } = {}): number[] {
  let year: YearSoFar = nothingSoFar;
  return payments.map((amount) => {
    const deduction = deduct(by, hasPan, year, rupees(amount));
    year = yearWith(year, deduction);
    return deduction.taxPaise / 100;
  });
}

it('tax is zero up to exactly the threshold, and covers the whole year from the paisa that passes it', () => {
  expect(taxes([15_000, 5000])).toEqual([0, 0]);
  expect(taxes([20_000.01])).toEqual([400]);
  expect(taxes([15_000, 5000, 5000, 5000])).toEqual([0, 0, 500, 100]);
});

it('tax covers only the part above the threshold if the head has chosen so', () => {
  const by = { ...terms, mode: 'above-threshold' } as const;
  expect(taxes([15_000, 10_000, 5000], { by })).toEqual([0, 100, 100]);
});

it('tax is a fifth without a PAN', () => {
  expect(taxes([20_000, 5000], { hasPan: false })).toEqual([0, 5000]);
  expect(taxes([20_000, 4000, 2000], { hasPan: false })).toEqual([0, 4000, 1200]);
});

it('tax never exceeds a payment, and the remainder is taken from the next ones', () => {
  expect(taxes([20_000, 100.5, 300, 1000])).toEqual([0, 100, 300, 28]);
  expect(taxes([20_000, 0.01, 500])).toEqual([0, 0, 410]);
});

it('tax is rounded to the rupee, and small payments do not escape it', () => {
  expect(taxes([25_000, 24, 24, 24])).toEqual([500, 0, 1, 0]);
});

it('tax that was deducted at an earlier rate stays unchanged', () => {
  const year = yearWith(nothingSoFar, deduct({ ...terms, rateBasisPoints: 500 }, true, nothingSoFar, rupees(30_000)));
  expect(year.deductedPaise).toBe(rupees(1500));
  expect(deduct(terms, true, year, rupees(1000)).taxPaise).toBe(rupees(20));
});

it('the taxes of any payments equal the tax of the year, less what did not fit, and are never below zero nor above a payment', () => {
  const payment = fc.record({ paise: fc.nat({ max: 3_000_000 }), hasPan: fc.boolean() });
  const mode = fc.constantFrom('whole-year', 'above-threshold');
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 12 }), mode, (payments, chosen) => {
      const by: TaxTerms = { ...terms, mode: chosen };
      let year = nothingSoFar;
      for (const { paise, hasPan } of payments) {
        const deductedNow = deduct(by, hasPan, year, paise);
        expect(deductedNow.taxPaise).toBeGreaterThanOrEqual(0);
        expect(deductedNow.taxPaise).toBeLessThanOrEqual(paise);
        expect(deductedNow.taxPaise % 100).toBe(0);
        year = yearWith(year, deductedNow);
      }
      const { paidPaise, coveredPaise, charged, deductedPaise } = year;
      const free = chosen === 'whole-year' ? 0 : by.thresholdPaise;
      expect(coveredPaise).toBe(paidPaise <= by.thresholdPaise ? 0 : paidPaise - free);
      const settled = yearWith(year, deduct(by, true, year, 100_000_000));
      expect(Math.abs(settled.deductedPaise - settled.charged / 10_000)).toBeLessThanOrEqual(50);
      expect(deductedPaise).toBeLessThanOrEqual(Math.round(charged / 1_000_000) * 100);
    }),
  );
});

it('a returned payment has no effect on the tax of the next one, whoever receives it', () => {
  const paise = fc.nat({ max: 3_000_000 });
  fc.assert(
    fc.property(fc.array(paise), paise, (payments, failed) => {
      let year = nothingSoFar;
      for (const deductedNow of payments) year = yearWith(year, deduct(terms, true, year, deductedNow));
      const lost = deduct(terms, true, year, failed);
      expect(yearWith(yearWith(year, lost), lost, -1)).toEqual(year);
      expect(sumOfYears([year, nothingSoFar])).toEqual(year);
    }),
  );
});
