import type { PlanName } from '@deepam/contracts';

export interface MemberStanding {
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly isDeleted: boolean;
}

export interface MemberStandings {
  /** Null for a member this service has not heard of. */
  standingOf(memberId: string): Promise<MemberStanding | null>;
}

export const MEMBER_STANDINGS = Symbol('MEMBER_STANDINGS');
