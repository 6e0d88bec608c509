import type { ErrorCode, PlanName } from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { deletionError, invitationError, type InvitedBy } from './standing-rules.js';

const standing = (isHead: boolean, isApproved: boolean, plan: PlanName | null) => ({ isHead, isApproved, plan });

describe('the invitations of a sponsor', () => {
  const table: [isHead: boolean, isApproved: boolean, plan: PlanName | null, InvitedBy, ErrorCode | null][] = [
    [true, true, null, 'code', null],
    [true, true, null, 'self', null],
    [false, true, 'Gold', 'code', null],
    [false, true, 'Gold', 'self', null],
    [false, true, 'Silver', 'code', null],
    [false, true, 'Silver', 'self', null],
    [false, true, 'Bronze', 'code', 'NETWORK.SPONSOR_PLAN_TOO_LOW'],
    [false, true, 'Bronze', 'self', 'NETWORK.ADD_NEEDS_PLAN'],
    [false, true, null, 'code', 'NETWORK.SPONSOR_PLAN_TOO_LOW'],
    [false, true, null, 'self', 'NETWORK.ADD_NEEDS_PLAN'],
    [false, false, 'Gold', 'code', 'NETWORK.SPONSOR_NOT_APPROVED'],
    [false, false, 'Gold', 'self', 'ACCESS.NOT_APPROVED'],
    [false, false, null, 'code', 'NETWORK.SPONSOR_NOT_APPROVED'],
    [false, false, null, 'self', 'ACCESS.NOT_APPROVED'],
  ];

  it.each(table)(
    'a sponsor with head %s, approved %s, plan %s, by %s gets: %s',
    (isHead, isApproved, plan, by, expected) => {
      expect(invitationError(standing(isHead, isApproved, plan), by)).toBe(expected);
    },
  );
});

describe('the deletion of a member', () => {
  const table: [isHead: boolean, isApproved: boolean, plan: PlanName | null, below: boolean, ErrorCode | null][] = [
    [false, false, null, false, null],
    [false, false, null, true, 'NETWORK.HAS_DOWNLINE'],
    [false, false, 'Bronze', false, 'NETWORK.PAID_NOT_DELETABLE'],
    [false, false, 'Gold', true, 'NETWORK.PAID_NOT_DELETABLE'],
    [false, true, null, false, 'NETWORK.APPROVED_NOT_DELETABLE'],
    [false, true, 'Silver', true, 'NETWORK.APPROVED_NOT_DELETABLE'],
    [true, true, null, false, 'NETWORK.APPROVED_NOT_DELETABLE'],
  ];

  it.each(table)(
    'a member with head %s, approved %s, plan %s, downline %s gets: %s',
    (isHead, isApproved, plan, below, expected) => {
      expect(deletionError(standing(isHead, isApproved, plan), below)).toBe(expected);
    },
  );
});
