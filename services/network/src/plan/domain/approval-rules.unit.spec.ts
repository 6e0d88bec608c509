import { describe, expect, it } from '@jest/globals';
import type { MatchedCredit } from '../../bank/domain/matched-credit.js';
import { approvalOf } from './approval-rules.js';

const [head, clerk] = [{ isHead: true }, { isHead: false }];
const credit: MatchedCredit = { lineId: 'line', amountPaise: 150_000, broughtBy: ['importer'], doubt: null };
const claimed: MatchedCredit = { ...credit, doubt: 'claimed-by-others' };

describe('the approval of a plan', () => {
  it('the approval keeps its basis', () => {
    const of = (who: typeof head, on: MatchedCredit | null, approverId: string | null = null) =>
      approvalOf(who, on, { duePaise: 150_000, approverId });
    expect(of(clerk, credit)).toEqual({ kind: 'credit', lineId: 'line' });
    expect(of(clerk, credit, 'other')).toEqual({ kind: 'second-approver', approverId: 'other', lineId: 'line' });
    expect(of(head, null)).toEqual({ kind: 'head' });
    expect(of(head, { ...credit, amountPaise: 1 })).toEqual({ kind: 'head', lineId: 'line' });
    expect(of(clerk, null)).toEqual({ kind: 'staff' });
    expect(of(head, claimed)).toEqual({ kind: 'head', lineId: 'line' });
  });
});
