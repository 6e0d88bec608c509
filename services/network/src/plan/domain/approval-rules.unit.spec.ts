import { describe, expect, it } from '@jest/globals';
import type { MatchedCredit } from '../../bank/domain/matched-credit.js';
import { approvalOf } from './approval-rules.js';

const [head, clerk] = [{ isHead: true }, { isHead: false }];
const credit: MatchedCredit = { lineId: 'line', amountPaise: 150_000, broughtBy: ['importer'], doubt: null };
const claimed: MatchedCredit = { ...credit, doubt: 'claimed-by-others' };

describe('the approval of a plan', () => {
  it('the approval keeps its basis', () => {
    const approvalBy = (who: typeof head, on: MatchedCredit | null, approverId: string | null = null) =>
      approvalOf(who, on, { duePaise: 150_000, approverId });
    expect(approvalBy(clerk, credit)).toEqual({ kind: 'credit', lineId: 'line' });
    expect(approvalBy(clerk, credit, 'other')).toEqual({
      kind: 'second-approver',
      approverId: 'other',
      lineId: 'line',
    });
    expect(approvalBy(head, null)).toEqual({ kind: 'head' });
    expect(approvalBy(head, { ...credit, amountPaise: 1 })).toEqual({ kind: 'head', lineId: 'line' });
    expect(approvalBy(clerk, null)).toEqual({ kind: 'staff' });
    expect(approvalBy(head, claimed)).toEqual({ kind: 'head', lineId: 'line' });
  });
});
