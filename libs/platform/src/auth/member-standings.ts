import type { PlanName } from '@deepam/contracts';

/** What the rules `approved` and `planHolder` look at. */
export interface MemberStanding {
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly isDeleted: boolean;
}

/** Implemented by the service's own store or projection of members. */
export interface MemberStandings {
  /** Null for a member this service has not heard of. */
  standingOf(memberId: string): Promise<MemberStanding | null>;
}

/** Token under which `PlatformModule.forService({ standings })` is found. */
export const MEMBER_STANDINGS = Symbol('MEMBER_STANDINGS');
