import type { PlanName } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { planError, requestError, settlesRequest } from './plan-rules.js';

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
