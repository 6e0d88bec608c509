import { mayBuildNetwork, type ErrorCode, type PlanName } from '@deepam/contracts';

/** What decides about a member's rights. A plan is held only once the head has approved it. */
export interface Standing {
  readonly isHead: boolean;
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly closedAt?: Date;
}

/** `code`: somebody registers with the sponsor's code; `self`: the sponsor adds a member. */
export type InvitedBy = 'code' | 'self';

/** Why this sponsor may not invite members, or null. */
export function invitationError(sponsor: Standing, by: InvitedBy): ErrorCode | null {
  if (sponsor.isHead) return null;
  if (sponsor.closedAt) return 'NETWORK.SPONSOR_CLOSED';
  if (!sponsor.isApproved) return by === 'code' ? 'NETWORK.SPONSOR_NOT_APPROVED' : 'ACCESS.NOT_APPROVED';
  if (!mayBuildNetwork(sponsor.plan)) return by === 'code' ? 'NETWORK.SPONSOR_PLAN_TOO_LOW' : 'NETWORK.ADD_NEEDS_PLAN';
  return null;
}

/** Why this member may not be deleted, or null. */
export function deletionError(member: Standing, hasDownline: boolean): ErrorCode | null {
  if (member.isHead || member.isApproved) return 'NETWORK.APPROVED_NOT_DELETABLE';
  if (member.plan !== null) return 'NETWORK.PAID_NOT_DELETABLE';
  if (hasDownline) return 'NETWORK.HAS_DOWNLINE';
  return null;
}
