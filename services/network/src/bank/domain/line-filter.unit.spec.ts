import { expect, it } from '@jest/globals';
import { lineFilter, typedAmount } from './line-filter.js';

it('the filter names every state, so that the index returns the credits of all states in the order of the days', () => {
  const { fixed } = lineFilter({});
  expect(fixed).toEqual({
    direction: 'credit',
    state: { $in: ['matched', 'suggested', 'ambiguous', 'unmatched'] },
  });
});

it('the filter returns the credits of one state', () => {
  expect(lineFilter({ state: 'matched' }).fixed).toEqual({ direction: 'credit', state: { $in: ['matched'] } });
});

it('the filter returns the credits that are not matched yet', () => {
  const states = ['suggested', 'ambiguous', 'unmatched'];
  expect(lineFilter({ state: 'to-match' }).fixed).toEqual({ direction: 'credit', state: { $in: states } });
});

it('the filter returns reversed credits of any state by the day of their debit', () => {
  expect(lineFilter({ state: 'reversed' }).fixed).toEqual({ direction: 'credit', reversedOn: { $exists: true } });
});

it('the filter reads a search for an amount as rupees', () => {
  expect([typedAmount('1,500.50'), typedAmount('₹2500'), typedAmount('ASHA')]).toEqual([1500.5, 2500, null]);
});
