import { expect, it } from '@jest/globals';
import { creditsTakenBackBy } from './numbered-reversals.js';

const line = (_id: string, more: Partial<{ references: string[]; amountPaise: number; account: string }> = {}) => ({
  _id,
  references: ['633012345678'],
  amountPaise: 15e4,
  account: 'MAIN',
  ...more,
});
const credit = line('credit');

it('such a debit reverses the credit, and a credit of the same account comes first', () => {
  const [other, own] = [line('other', { account: 'SAVINGS' }), line('own')];
  expect([...creditsTakenBackBy([other], [credit])]).toEqual([[credit, other]]);
  expect([...creditsTakenBackBy([other, own], [credit])]).toEqual([[credit, own]]);
});

it.each([
  ['number', { references: ['633012345679'] }],
  ['amount', { amountPaise: 149_999 }],
])('a debit of another %s leaves the credit unchanged', (_what, more) => {
  expect([...creditsTakenBackBy([line('debit', more)], [credit])]).toEqual([]);
});

it('such a debit reverses the credit although a person has dismissed another debit', () => {
  const [dismissed, other] = [line('dismissed'), line('other', { account: 'SAVINGS' })];
  const cleared = { ...credit, dismissedReversals: ['dismissed'] };
  expect([...creditsTakenBackBy([dismissed], [cleared])]).toEqual([]);
  expect([...creditsTakenBackBy([dismissed, other], [cleared])]).toEqual([[cleared, other]]);
});
