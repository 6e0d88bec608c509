import type { Permission } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { actionsOf, mayBulk, openActionsOf } from './row-actions.js';

const member = { plan: null, requestedPlan: null, isApproved: true, isHead: false, isDeletable: true } as const;

const head = { isStaff: false, may: () => true };
const staff = (...has: Permission[]) => ({
  isStaff: true,
  may: (...needed: readonly Permission[]) => needed.some((one) => has.includes(one)),
});

it('unapproved members can be approved or deleted', () => {
  expect(actionsOf({ ...member, isApproved: false })).toEqual(['updatePlan', 'approve', 'delete']);
});

it("members that the server would not delete can't be deleted", () => {
  expect(actionsOf({ ...member, isApproved: false, isDeletable: false })).toEqual(['updatePlan', 'approve']);
});

it('a requested plan can be approved', () => {
  expect(actionsOf({ ...member, requestedPlan: 'Silver' })).toEqual(['approvePlan', 'updatePlan']);
});

it('the plan can be raised until it is Gold', () => {
  expect(actionsOf({ ...member, plan: 'Silver' })).toEqual(['updatePlan']);
  expect(actionsOf({ ...member, plan: 'Gold' })).toEqual([]);
});

it('bulk actions are only those without a choice', () => {
  expect(mayBulk(head, { ...member, isApproved: false })).toBe(true);
  expect(mayBulk(head, { ...member, requestedPlan: 'Gold' })).toBe(true);
  expect(mayBulk(head, member)).toBe(false);
  expect(mayBulk(head, { ...member, isApproved: false, isHead: true })).toBe(false);
});

it('no action is available for the head and for closed accounts', () => {
  expect(actionsOf({ ...member, isHead: true })).toEqual([]);
  expect(actionsOf({ ...member, isApproved: false, isClosed: true })).toEqual([]);
});

it('staff see the actions of their role', () => {
  const newcomer = { ...member, isApproved: false, requestedPlan: 'Gold' } as const;
  expect(openActionsOf(staff('approve-members'), newcomer)).toEqual(['approve', 'delete']);
  const approved = { ...newcomer, isApproved: true };
  expect(openActionsOf(staff('decide-plans'), approved)).toEqual(['approvePlan']);
  expect(openActionsOf(staff('decide-plans', 'adjust-money'), approved)).toEqual(['approvePlan', 'updatePlan']);
  expect(openActionsOf(staff('decide-plans', 'adjust-money'), newcomer)).toEqual([]);
  expect(openActionsOf(staff('read', 'payouts'), newcomer)).toEqual([]);
  expect(mayBulk(staff('read'), newcomer)).toBe(false);
});
