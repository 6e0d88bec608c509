import { cottonPricePerKg, makingChargePerKg, toRupees, type MemberView } from '@deepam/contracts';
import type { Membership } from '../persistence/membership.schema.js';

/** Makes the link of a stored file; null where there is none. */
export type LinkFile = (key: string | null) => string | null;

export interface Viewing {
  readonly link: LinkFile;
  /** Of documents; for the head and the member themselves. Staff get them by a call that is recorded. The picture is for everyone. */
  readonly seesScans: boolean;
  /** For the member themselves and the company. */
  readonly seesDecisions: boolean;
  /** The picture of the payment for a plan. */
  readonly seesPlanProof: boolean;
  /** E-mail and address: see contact-rule. */
  readonly seesContact: boolean;
  /** Of who decided; for the head. */
  readonly nameOf?: (headId: string) => string | null;
}

/** What of a membership its view is made of. */
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
