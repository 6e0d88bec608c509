import { expect, it } from '@jest/globals';
import { higherPlans, planPrice } from './plans.js';

it('only higher plans may follow', () => {
  expect(higherPlans(null)).toEqual(['Bronze', 'Silver', 'Gold']);
  expect(higherPlans('Bronze')).toEqual(['Silver', 'Gold']);
  expect(higherPlans('Silver')).toEqual(['Gold']);
  expect(higherPlans('Gold')).toEqual([]);
});

it('an upgrade costs the difference in paise', () => {
  expect(planPrice('Silver', 'Bronze')).toBe(75_000);
  expect(planPrice('Gold', 'Bronze')).toBe(175_000);
  expect(planPrice('Gold', 'Silver')).toBe(100_000);
  expect(planPrice('Bronze', null)).toBe(75_000);
});
