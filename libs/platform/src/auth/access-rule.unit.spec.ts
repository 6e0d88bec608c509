import { describe, expect, it } from '@jest/globals';
import { needsStanding, refusal, type MemberRule } from './access-rule.js';
import type { MemberStanding } from './member-standings.js';

const member = { memberId: 'm', isHead: false, sessionVersion: 1 };
const head = { ...member, isHead: true };
const standings: Record<string, MemberStanding | null> = {
  unknown: null,
  unapproved: { isApproved: false, plan: null, isDeleted: false },
  approved: { isApproved: true, plan: null, isDeleted: false },
  holder: { isApproved: true, plan: 'Bronze', isDeleted: false },
  deleted: { isApproved: true, plan: 'Gold', isDeleted: true },
};

describe('the access rules', () => {
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

  it('let the head pass everywhere but where a plan is needed', () => {
    const rules: MemberRule[] = ['member', 'approved', 'head', 'planHolder'];
    expect(rules.map((rule) => refusal(rule, head, null))).toEqual([null, null, null, 'ACCESS.PLAN_NEEDED']);
  });

  it('ask for the standing only where the token does not say enough', () => {
    expect((['member', 'head', 'approved', 'planHolder'] as const).map((rule) => needsStanding(rule, member))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect((['approved', 'planHolder'] as const).map((rule) => needsStanding(rule, head))).toEqual([false, false]);
  });
});
