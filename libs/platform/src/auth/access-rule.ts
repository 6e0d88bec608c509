import type { Access, Endpoint, ErrorCode, PlanName } from '@deepam/contracts';
import { type Caller, isStaff, may } from './caller.js';
import { DomainError } from '../errors/domain-error.js';

export interface MemberStanding {
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly isDeleted: boolean;
}

export interface MemberStandings {
  /** The standing is null for a member that this service has not heard of. */
  standingOf(memberId: string): Promise<MemberStanding | null>;
}

export type MemberRule = Exclude<Access, 'public' | 'service'>;
/** The rule decides which staff may make a call; without a rule no staff pass. */
export type StaffRule = Pick<Endpoint, 'permission' | 'allowsAllStaff'>;

export function needsStanding(rule: MemberRule, caller: Caller): boolean {
  return !caller.isHead && !isStaff(caller) && (rule === 'approved' || rule === 'planHolder');
}

export function refusalByToken(
  rule: Access,
  caller: Caller,
  { permission, allowsAllStaff }: StaffRule,
): ErrorCode | null {
  if (!isStaff(caller)) return rule === 'head' && !caller.isHead ? 'ACCESS.HEAD_ONLY' : null;
  const sufficient = permission === undefined ? [] : [permission].flat();
  if (allowsAllStaff === true || may(caller, ...sufficient)) return null;
  return rule === 'head' || sufficient.length > 0 ? 'ACCESS.NOT_PERMITTED' : 'ACCESS.MEMBERS_ONLY';
}

/**
 * The refusal is the reason why the caller may not pass, or null.
 * @param standing null for a member that the service has not heard of yet, who is treated as not approved
 */
export function refusal(
  rule: MemberRule,
  caller: Caller,
  standing: MemberStanding | null,
  staffRule: StaffRule = {},
): ErrorCode | null {
  if (standing?.isDeleted) return 'AUTH.SESSION_REVOKED';
  const byToken = refusalByToken(rule, caller, staffRule);
  if (byToken !== null || isStaff(caller)) return byToken;
  switch (rule) {
    case 'member':
    case 'head':
      return null;
    case 'approved':
      return caller.isHead || standing?.isApproved ? null : 'ACCESS.NOT_APPROVED';
    case 'planHolder':
      if (caller.isHead) return 'ACCESS.PLAN_NEEDED';
      if (!standing?.isApproved) return 'ACCESS.NOT_APPROVED';
      return standing.plan !== null ? null : 'ACCESS.PLAN_NEEDED';
  }
}

/**
 * A caller with a generated password must change it before any other call.
 * @param endpoint undefined for a route outside the contracts
 * @throws DomainError AUTH.PASSWORD_CHANGE_NEEDED
 */
export function assertPasswordChanged(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustChangePassword === true && endpoint?.beforePasswordChange !== true) {
    throw new DomainError('AUTH.PASSWORD_CHANGE_NEEDED');
  }
}

/**
 * If the head's login must have a second factor, a head without one can only set it up.
 * @param endpoint undefined for a route outside the contracts
 * @throws DomainError AUTH.SECOND_FACTOR_NEEDED
 */
export function assertSecondFactorSetUp(caller: Caller, endpoint: Endpoint | undefined): void {
  if (caller.mustSetUpSecondFactor === true && endpoint?.beforeSecondFactor !== true) {
    throw new DomainError('AUTH.SECOND_FACTOR_NEEDED');
  }
}
