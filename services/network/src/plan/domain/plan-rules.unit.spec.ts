import type { PlanName } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { planFault, requestFault, settlesRequest } from './plan-rules.js';

describe('Which plan a member may get', () => {
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

  it.each(table)('from %s to %s: %s', (plan, wanted, may) => {
    expect(planFault({ isHead: false, plan }, wanted, 'buy')).toBe(may ? null : 'NETWORK.PLAN_NOT_HIGHER');
    expect(planFault({ isHead: false, plan }, wanted, 'grant')).toBe(may ? null : 'NETWORK.PLAN_ALREADY_HELD');
  });

  it('none for a head', () => {
    expect(planFault({ isHead: true, plan: null }, 'Gold', 'buy')).toBe('NETWORK.HEAD_HAS_NO_PLAN');
    expect(planFault({ isHead: true, plan: null }, 'Gold', 'grant')).toBe('NETWORK.HEAD_HAS_NO_PLAN');
  });
});

describe('A decision about a plan request', () => {
  it('is too late when another request is there, or none; one that names none is about any', () => {
    expect(requestFault({ requestId: 'a' }, 'a')).toBeNull();
    expect(requestFault({ requestId: 'a' }, undefined)).toBeNull();
    expect(requestFault(undefined, undefined)).toBeNull();
    expect(requestFault({ requestId: 'b' }, 'a')).toBe('NETWORK.REQUEST_CHANGED');
    expect(requestFault(undefined, 'a')).toBe('NETWORK.REQUEST_CHANGED');
  });

  it('settles requests for the plan that is set or a lower one', () => {
    const settled = (['Bronze', 'Silver', 'Gold'] as const).map((plan) => settlesRequest('Silver', { plan }));
    expect(settled).toEqual([true, true, false]);
  });
});
