import { cottonPricePerKg, makingChargePerKg, toRupees, type MemberView } from '@deepam/contracts';
import type { Membership } from '../../tree/persistence/membership.schema.js';

export type LinkFile = (key: string | null) => string | null;

export interface Viewing {
  readonly link: LinkFile;
  /**
   * Only the head and the member see the scans of documents. Staff get them by a recorded call, and everyone sees the
   * profile picture.
   */
  readonly seesScans: boolean;
  readonly seesDecisions: boolean;
  readonly seesPlanProof: boolean;
  readonly seesContact: boolean;
  readonly nameOf?: (headId: string) => string | null;
}

export type Viewed = Omit<Membership, 'ancestors' | 'nameKey' | 'searchKeys' | 'searchText' | 'planRank' | 'live'>;

export function memberViewOf(
  member: Viewed,
  { link, seesScans, seesDecisions, seesPlanProof, seesContact, nameOf = () => null }: Viewing,
): MemberView {
  const scanLink: LinkFile = (key) => (seesScans ? link(key) : null);
  return {
    _id: member._id,
    name: member.name,
    email: seesContact ? member.email : null,
    mobile: member.mobile,
    referralCode: member.referralCode,
    level: member.depth,
    registeredDate: member.registeredAt.toISOString(),
    plan: member.plan,
    planApproved: member.plan !== null,
    ...(seesDecisions && decisionsOf(member, nameOf)),
    requestedPlan: member.planRequest?.plan ?? null,
    requestedPlanProof: seesPlanProof ? link(member.planRequest?.proofKey ?? null) : null,
    isApproved: member.isApproved,
    isHead: member.isHead,
    ...(member.closedAt && { isClosed: true, closedAt: member.closedAt.toISOString() }),
    address: seesContact ? member.address : null,
    isContactHidden: !seesContact,
    image: link(member.avatarKey ?? null),
    idProof: scanLink(member.idProofKey ?? null),
    panidProof: scanLink(member.panProofKey ?? null),
    addedBy: addedByOf(member),
    earnings: toRupees(member.earningsPaise),
    commission: toRupees(member.commissionPaise),
    deposit: toRupees(cottonPricePerKg),
    returnAmount: toRupees(makingChargePerKg),
  };
}

function decisionsOf(
  { approvedAt, approvedBy, planApprovedAt, planApprovedBy, planRejection }: Viewed,
  nameOf: (headId: string) => string | null,
): Pick<MemberView, 'approval' | 'planApproval' | 'planRejection'> {
  const decision = (at: Date | undefined, byId: string | undefined) =>
    at ? { at: at.toISOString(), by: byId === undefined ? null : nameOf(byId) } : null;
  const { plan, reason, at, byId } = planRejection ?? {};
  const rejected = decision(at, byId);
  return {
    approval: decision(approvedAt, approvedBy),
    planApproval: decision(planApprovedAt, planApprovedBy),
    planRejection: rejected && plan !== undefined && reason !== undefined ? { ...rejected, plan, reason } : null,
  };
}

function addedByOf({ sponsorId, sponsor }: Viewed): MemberView['addedBy'] {
  if (sponsorId === null || sponsor === null) return null;
  return { _id: sponsorId, name: sponsor.name, referralCode: sponsor.referralCode };
}
