import type { Permission } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { actionsOf, mayBulk, openActionsOf } from './row-actions.js';

const member = { plan: null, requestedPlan: null, isApproved: true, isHead: false, isDeletable: true } as const;

const head = { isStaff: false, may: () => true };
const staff = (...has: Permission[]) => ({
  isStaff: true,
  may: (...needed: readonly Permission[]) => needed.some((one) => has.includes(one)),
});

describe("the head's actions for a member", () => {
  it('is to approve or delete those who are not approved', () => {
    expect(actionsOf({ ...member, isApproved: false })).toEqual(['updatePlan', 'approve', 'delete']);
  });

  it('is not to delete those whom the server would not delete', () => {
    expect(actionsOf({ ...member, isApproved: false, isDeletable: false })).toEqual(['updatePlan', 'approve']);
  });

  it('is to approve a plan that was asked for', () => {
    expect(actionsOf({ ...member, requestedPlan: 'Silver' })).toEqual(['approvePlan', 'updatePlan']);
  });

  it('is to raise the plan until it is Gold', () => {
    expect(actionsOf({ ...member, plan: 'Silver' })).toEqual(['updatePlan']);
    expect(actionsOf({ ...member, plan: 'Gold' })).toEqual([]);
  });

  it('is for many at once only what needs no choice', () => {
    expect(mayBulk(head, { ...member, isApproved: false })).toBe(true);
    expect(mayBulk(head, { ...member, requestedPlan: 'Gold' })).toBe(true);
    expect(mayBulk(head, member)).toBe(false);
    expect(mayBulk(head, { ...member, isApproved: false, isHead: true })).toBe(false);
  });

  it('is nothing with the head, nor with a closed account', () => {
    expect(actionsOf({ ...member, isHead: true })).toEqual([]);
    expect(actionsOf({ ...member, isApproved: false, isClosed: true })).toEqual([]);
  });

  it('is shown to staff as far as their role includes it', () => {
    const newcomer = { ...member, isApproved: false, requestedPlan: 'Gold' } as const;
    expect(openActionsOf(staff('approve-members'), newcomer)).toEqual(['approve', 'delete']);
    expect(openActionsOf(staff('decide-plans'), newcomer)).toEqual(['approvePlan']);
    expect(openActionsOf(staff('decide-plans', 'adjust-money'), newcomer)).toEqual(['approvePlan', 'updatePlan']);
    expect(openActionsOf(staff('read', 'payouts'), newcomer)).toEqual([]);
    expect(mayBulk(staff('read'), newcomer)).toBe(false);
  });
});
