import type { PlanName } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { planError, requestError, settlesRequest, approvalOf, coolingOffError, reversalBlock } from './plan-rules.js';
import type { MatchedCredit } from '../../bank/domain/matched-credit.js';
import type { PlanRequest } from '../../tree/persistence/membership.schema.js';

describe('the plans that a member may get', () => {
  const table: [held: PlanName | null, wanted: PlanName, may: boolean][] = [
    [null, 'Bronze', true],
    [null, 'Silver', true],
    [null, 'Gold', true],
    ['Bronze', 'Bronze', false],
    ['Bronze', 'Silver', true],
    ['Bronze', 'Gold', true],
    ['Silver', 'Bronze', false],
    ['Silver', 'Silver', false],
    ['Silver', 'Gold', true],
    ['Gold', 'Bronze', false],
    ['Gold', 'Silver', false],
    ['Gold', 'Gold', false],
  ];

  it.each(table)('the step from %s to %s gives: %s', (plan, wanted, may) => {
    expect(planError({ isHead: false, plan }, wanted, 'buy')).toBe(may ? null : 'NETWORK.PLAN_NOT_HIGHER');
    expect(planError({ isHead: false, plan }, wanted, 'grant')).toBe(may ? null : 'NETWORK.PLAN_ALREADY_HELD');
  });

  it('a head gets no plan', () => {
    expect(planError({ isHead: true, plan: null }, 'Gold', 'buy')).toBe('NETWORK.HEAD_HAS_NO_PLAN');
    expect(planError({ isHead: true, plan: null }, 'Gold', 'grant')).toBe('NETWORK.HEAD_HAS_NO_PLAN');
  });
});

describe('A decision about a plan request', () => {
  it('a decision is too late when the request is missing or another one; one without an id applies to any request', () => {
    expect(requestError({ requestId: 'a' }, 'a')).toBeNull();
    expect(requestError({ requestId: 'a' }, undefined)).toBeNull();
    expect(requestError(undefined, undefined)).toBeNull();
    expect(requestError({ requestId: 'b' }, 'a')).toBe('NETWORK.REQUEST_CHANGED');
    expect(requestError(undefined, 'a')).toBe('NETWORK.REQUEST_CHANGED');
  });

  it('a decision settles requests for the plan that is set or a lower one', () => {
    const settled = (['Bronze', 'Silver', 'Gold'] as const).map((plan) => settlesRequest('Silver', { plan }));
    expect(settled).toEqual([true, true, false]);
  });
});

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

const reversal = {
  ...({ id: 'r', kind: 'wrong-approval', note: 'No money came.', at: new Date(), byId: 'head' } as const),
  isPriceOwed: false,
} as const;
const planRequest: PlanRequest = {
  requestId: 'r',
  plan: 'Gold',
  proofKey: 'k',
  utr: null,
  txnid: null,
  sent: {
    utr: null,
    sha256: null,
  },
  requestedAt: new Date(),
};

describe('the reversal of a sale', () => {
  it('a sale can be reversed while its plan is the present one and no request waits', () => {
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Silver' })).toBeNull();
  });

  it('a sale is reversed once, after later sales, and after open requests are decided', () => {
    const reversed = { plan: 'Silver', reversal } as const;
    expect(reversalBlock(reversed, { plan: 'Silver' })).toBe('reversed');
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Gold' })).toBe('later-sale');
    expect(reversalBlock({ plan: 'Silver' }, { plan: 'Silver', planRequest })).toBe('request-waits');
  });
});

describe('the cooling-off of a plan', () => {
  const approvedAt = new Date('2026-01-01T10:00:00Z');

  it('a plan can be given back until the end of the thirtieth day', () => {
    const at = (requestedAt: string) => coolingOffError({ amountPaise: 75_000, approvedAt }, new Date(requestedAt));
    expect(at('2026-01-31T18:29:59.999Z')).toBeNull();
    expect(at('2026-01-31T18:30:00Z')).toBe('NETWORK.COOLING_OFF_OVER');
  });

  it('a waived plan has nothing to give back', () => {
    expect(coolingOffError({ amountPaise: 0, approvedAt }, approvedAt)).toBe('NETWORK.NOTHING_PAID');
  });
});
