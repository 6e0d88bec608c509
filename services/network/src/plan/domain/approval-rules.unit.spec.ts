import { describe, expect, it } from '@jest/globals';
import { approvalOf, needsApprover } from './approval-rules.js';

const [head, clerk] = [
  { memberId: 'head', isHead: true },
  { memberId: 'clerk', isHead: false },
];
const credit = { lineId: 'line', amountPaise: 150_000, broughtBy: ['importer', 'matcher'] };

describe('an approval of a plan', () => {
  it.each([
    ['the head, without a credit', head, null, false],
    ['the head, on a credit that the head imported', head, { ...credit, broughtBy: ['head'] }, false],
    ['staff, on a credit that others brought', clerk, credit, false],
    ['staff, without a credit', clerk, null, true],
    ['staff, on a credit of another amount', clerk, { ...credit, amountPaise: 149_999 }, true],
    ['staff, on a credit that they imported', { ...clerk, memberId: 'importer' }, credit, true],
    ['staff, on a credit that they matched by hand', { ...clerk, memberId: 'matcher' }, credit, true],
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
