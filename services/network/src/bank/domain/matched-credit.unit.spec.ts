import { expect, it } from '@jest/globals';
import { approverReason, type MatchedCredit } from './matched-credit.js';

const [head, clerk] = [
  { accounts: ['head'], isHead: true },
  { accounts: ['clerk', 'boss'], isHead: false },
];
const creditOf = (...broughtBy: readonly string[]): MatchedCredit => ({
  lineId: 'line',
  amountPaise: 15e4,
  broughtBy,
  doubt: null,
});
const credit = creditOf('importer', 'matcher');
const claimed: MatchedCredit = { ...credit, doubt: 'claimed-by-others' };

it.each([
  ['the head, without a credit', head, null, null],
  ['the head, on a credit that the head imported', head, creditOf('head'), null],
  ['staff, on a credit that others brought', clerk, credit, null],
  ['staff, without a credit', clerk, null, 'no-credit'],
  ['staff, on a credit of another amount', clerk, { ...credit, amountPaise: 149_999 }, 'other-amount'],
  ['staff, on a credit that they imported', { ...clerk, accounts: ['importer'] }, credit, 'brought'],
  ['staff, on a credit that they matched by hand', { ...clerk, accounts: ['matcher'] }, credit, 'brought'],
  ['staff, on a credit of the colleague who made their account', clerk, creditOf('boss'), 'brought'],
  ['staff, on a credit of an account that the same colleague made', clerk, creditOf('third', 'boss'), 'brought'],
  [
    'staff, on a credit of an account that they made',
    { ...clerk, accounts: ['boss'] },
    creditOf('third', 'boss'),
    'brought',
  ],
  ['staff, on a credit that another account claimed', clerk, claimed, 'claimed-by-others'],
  ['the head, on a credit that another account claimed', head, claimed, null],
])('an approval by %s needs a second approver for the expected reason', (_what, who, on, expected) => {
  expect(approverReason(who, on, 150_000)).toBe(expected);
});
