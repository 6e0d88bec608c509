import { expect, it } from '@jest/globals';
import {
  needsStanding,
  refusal,
  refusalByToken,
  type MemberRule,
  type StaffRule,
  type MemberStanding,
} from './access-rule.js';

const member = { memberId: 'm', isHead: false, sessionVersion: 1 };
const head = { ...member, isHead: true };
const dispatcher = { ...member, permissions: ['dispatch'] };
const withoutAny = { ...member, permissions: [] };
const standings: Record<string, MemberStanding | null> = {
  unknown: null,
  unapproved: { isApproved: false, plan: null, isDeleted: false },
  approved: { isApproved: true, plan: null, isDeleted: false },
  holder: { isApproved: true, plan: 'Bronze', isDeleted: false },
  deleted: { isApproved: true, plan: 'Gold', isDeleted: true },
};

it.each<[MemberRule, Record<string, string | null>]>([
  ['member', { unknown: null, unapproved: null, approved: null, deleted: 'AUTH.SESSION_REVOKED' }],
  [
    'approved',
    {
      unknown: 'ACCESS.NOT_APPROVED',
      unapproved: 'ACCESS.NOT_APPROVED',
      approved: null,
      deleted: 'AUTH.SESSION_REVOKED',
    },
  ],
  [
    'planHolder',
    {
      unknown: 'ACCESS.NOT_APPROVED',
      unapproved: 'ACCESS.NOT_APPROVED',
      approved: 'ACCESS.PLAN_NEEDED',
      holder: null,
      deleted: 'AUTH.SESSION_REVOKED',
    },
  ],
  ['head', { unknown: 'ACCESS.HEAD_ONLY', holder: 'ACCESS.HEAD_ONLY' }],
])('%s lets the right members pass', (rule, expected) => {
  const seen = Object.keys(expected).map((name) => [name, refusal(rule, member, standings[name] ?? null)]);
  expect(Object.fromEntries(seen)).toEqual(expected);
});

it('the head passes every rule except the one for plan holders', () => {
  const rules: MemberRule[] = ['member', 'approved', 'head', 'planHolder'];
  expect(rules.map((rule) => refusal(rule, head, null))).toEqual([null, null, null, 'ACCESS.PLAN_NEEDED']);
});

it('the access rules ask for the standing only where the token does not contain it', () => {
  expect((['member', 'head', 'approved', 'planHolder'] as const).map((rule) => needsStanding(rule, member))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  for (const caller of [head, dispatcher, withoutAny]) {
    expect((['approved', 'planHolder'] as const).map((rule) => needsStanding(rule, caller))).toEqual([false, false]);
  }
});

it.each<[string, StaffRule, string | null, string | null]>([
  ['names no permission', {}, 'ACCESS.NOT_PERMITTED', 'ACCESS.MEMBERS_ONLY'],
  ['names theirs', { permission: 'dispatch' }, null, null],
  ['names theirs among others', { permission: ['payouts', 'dispatch'] }, null, null],
  ['names another', { permission: 'payouts' }, 'ACCESS.NOT_PERMITTED', 'ACCESS.NOT_PERMITTED'],
  ['names others', { permission: ['payouts', 'read'] }, 'ACCESS.NOT_PERMITTED', 'ACCESS.NOT_PERMITTED'],
  ['names none of many', { permission: [] }, 'ACCESS.NOT_PERMITTED', 'ACCESS.MEMBERS_ONLY'],
  ['is open to all staff', { allowsAllStaff: true }, null, null],
])('the access rules let staff pass a call that %s, or tell them why not', (_what, call, onHeads, onMembers) => {
  const { approved = null } = standings;
  expect(refusal('head', dispatcher, null, call)).toBe(onHeads);
  for (const rule of ['member', 'approved', 'planHolder'] as const) {
    expect(refusal(rule, dispatcher, approved, call)).toBe(onMembers);
  }
  expect(refusalByToken('head', dispatcher, call)).toBe(onHeads);
});

it('the access rules stop staff without permissions, or with one of a newer release, at every call that names one', () => {
  for (const caller of [withoutAny, { ...member, permissions: ['fly'] }]) {
    expect(refusal('head', caller, null, { permission: 'read' })).toBe('ACCESS.NOT_PERMITTED');
    expect(refusal('member', caller, null)).toBe('ACCESS.MEMBERS_ONLY');
  }
});

it('the access rules reject staff with a deleted account, and never reject the head for missing permissions', () => {
  expect(refusal('head', dispatcher, standings['deleted'] ?? null, { permission: 'dispatch' })).toBe(
    'AUTH.SESSION_REVOKED',
  );
  expect(refusal('head', { ...head, permissions: [] }, null, { permission: 'dispatch' })).toBeNull();
});
