import { firstSchedule, planNames } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { previewOf } from './preview.js';

it('the preview of a sale pays ten levels of Gold uplines, and keeps the rest', () => {
  const { price, rows, company } = previewOf(firstSchedule, 'Gold', 'Gold');
  expect(price).toBe(250_000);
  expect(rows.map(({ amount }) => amount)).toEqual([
    25_000, 12_500, 7_500, 5_000, 2_500, 2_500, 2_500, 2_500, 2_500, 2_500,
  ]);
  expect(company).toBe(185_000);
});

it('the preview of a sale pays five levels of Silver, and Bronze nothing', () => {
  expect(previewOf(firstSchedule, 'Bronze', 'Silver').rows).toHaveLength(5);
  expect(previewOf(firstSchedule, 'Gold', 'Bronze')).toMatchObject({ rows: [], company: 250_000 });
});

it('the preview of a sale never loses a paisa', () => {
  const rates = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 10, maxLength: 10 });
  fc.assert(
    fc.property(rates, fc.constantFrom(...planNames), (ratesBasisPoints, plan) => {
      const { price, rows, company } = previewOf({ ...firstSchedule, ratesBasisPoints }, plan, 'Gold');
      expect(rows.reduce((sum, { amount }) => sum + amount, company)).toBe(price);
    }),
  );
});
