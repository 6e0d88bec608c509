import { describe, expect, it } from '@jest/globals';
import { approvalOf, needsApprover } from './approval-rules.js';

const [head, clerk] = [
  { accounts: ['head'], isHead: true },
  { accounts: ['clerk', 'boss'], isHead: false },
];
const creditOf = (...broughtBy: readonly string[]) => ({ lineId: 'line', amountPaise: 150_000, broughtBy });
const credit = creditOf('importer', 'matcher');

describe('an approval of a plan', () => {
  it.each([
    ['the head, without a credit', head, null, false],
    ['the head, on a credit that the head imported', head, creditOf('head'), false],
    ['staff, on a credit that others brought', clerk, credit, false],
    ['staff, without a credit', clerk, null, true],
    ['staff, on a credit of another amount', clerk, { ...credit, amountPaise: 149_999 }, true],
    ['staff, on a credit that they imported', { ...clerk, accounts: ['importer'] }, credit, true],
    ['staff, on a credit that they matched by hand', { ...clerk, accounts: ['matcher'] }, credit, true],
    ['staff, on a credit of the colleague who made their account', clerk, creditOf('boss'), true],
    ['staff, on a credit of an account that the same colleague made', clerk, creditOf('third', 'boss'), true],
    [
      'staff, on a credit of an account that they made',
      { ...clerk, accounts: ['boss'] },
      creditOf('third', 'boss'),
      true,
    ],
  ])('by %s: whether it needs a second approver', (_what, who, on, expected) => {
    expect(needsApprover(who, on, 150_000)).toBe(expected);
  });

  it('keeps on what it was given', () => {
    const of = (who: typeof head, on: typeof credit | null, approverId: string | null = null) =>
      approvalOf(who, on, { duePaise: 150_000, approverId });
    expect(of(clerk, credit)).toEqual({ kind: 'credit', lineId: 'line' });
    expect(of(clerk, credit, 'other')).toEqual({ kind: 'second-approver', approverId: 'other', lineId: 'line' });
    expect(of(head, null)).toEqual({ kind: 'head' });
    expect(of(head, { ...credit, amountPaise: 1 })).toEqual({ kind: 'head', lineId: 'line' });
    expect(of(clerk, null)).toEqual({ kind: 'staff' });
  });
});
