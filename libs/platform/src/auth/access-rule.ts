import type { Access, ErrorCode } from '@deepam/contracts';
import type { Caller } from './caller.js';
import type { MemberStanding } from './member-standings.js';

export type MemberRule = Exclude<Access, 'public' | 'service'>;

/** Whether the rule looks at more than the token. The head's token says enough. */
export function needsStanding(rule: MemberRule, caller: Caller): boolean {
  return !caller.isHead && (rule === 'approved' || rule === 'planHolder');
}

/**
 * Why the caller may not pass, or null.
 * @param standing null for a member the service has not heard of yet: treated as not approved
 */
export function refusal(rule: MemberRule, caller: Caller, standing: MemberStanding | null): ErrorCode | null {
  if (standing?.isDeleted) return 'AUTH.SESSION_REVOKED';
  switch (rule) {
    case 'member':
      return null;
    case 'head':
      return caller.isHead ? null : 'ACCESS.HEAD_ONLY';
    case 'approved':
      return caller.isHead || standing?.isApproved ? null : 'ACCESS.NOT_APPROVED';
    case 'planHolder':
      if (caller.isHead) return 'ACCESS.PLAN_NEEDED';
      if (!standing?.isApproved) return 'ACCESS.NOT_APPROVED';
      return standing.plan !== null ? null : 'ACCESS.PLAN_NEEDED';
  }
}
