import { mayBuildNetwork, type ErrorCode, type PlanName } from '@deepam/contracts';

export interface Standing {
  readonly isHead: boolean;
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly closedAt?: Date;
}

export type InvitedBy = 'code' | 'self';

export function invitationError(sponsor: Standing, by: InvitedBy): ErrorCode | null {
  if (sponsor.isHead) return null;
  if (sponsor.closedAt) return 'NETWORK.SPONSOR_CLOSED';
  if (!sponsor.isApproved) return by === 'code' ? 'NETWORK.SPONSOR_NOT_APPROVED' : 'ACCESS.NOT_APPROVED';
  if (!mayBuildNetwork(sponsor.plan)) return by === 'code' ? 'NETWORK.SPONSOR_PLAN_TOO_LOW' : 'NETWORK.ADD_NEEDS_PLAN';
  return null;
}

export function deletionError(member: Standing, hasDownline: boolean): ErrorCode | null {
  if (member.isHead || member.isApproved) return 'NETWORK.APPROVED_NOT_DELETABLE';
  if (member.plan !== null) return 'NETWORK.PAID_NOT_DELETABLE';
  if (hasDownline) return 'NETWORK.HAS_DOWNLINE';
  return null;
}
