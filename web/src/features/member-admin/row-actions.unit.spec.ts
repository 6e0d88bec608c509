import { describe, expect, it } from '@jest/globals';
import { actionsOf, mayBulk } from './row-actions.js';

const member = { plan: null, requestedPlan: null, isApproved: true, isHead: false, isDeletable: true } as const;

describe('what the head can do with a member', () => {
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
    expect(mayBulk({ ...member, isApproved: false })).toBe(true);
    expect(mayBulk({ ...member, requestedPlan: 'Gold' })).toBe(true);
    expect(mayBulk(member)).toBe(false);
    expect(mayBulk({ ...member, isApproved: false, isHead: true })).toBe(false);
  });

  it('is nothing with the head, nor with a closed account', () => {
    expect(actionsOf({ ...member, isHead: true })).toEqual([]);
    expect(actionsOf({ ...member, isApproved: false, isClosed: true })).toEqual([]);
  });
});
