import type { Membership } from '../persistence/membership.schema.js';

/** What rows and cursors are made of. Ancestors and search keys stay behind: in a deep tree they are most of a document. */
export const listedFields = {
  name: 1,
  nameKey: 1,
  email: 1,
  mobile: 1,
  address: 1,
  contactSeenBy: 1,
  referralCode: 1,
  sponsorId: 1,
  sponsor: 1,
  depth: 1,
  isHead: 1,
  isApproved: 1,
  plan: 1,
  planRank: 1,
  planRequest: 1,
  isSuspended: 1,
  registeredAt: 1,
  approvedAt: 1,
  approvedBy: 1,
  planApprovedAt: 1,
  planApprovedBy: 1,
  planRejection: 1,
  avatarKey: 1,
  idProofKey: 1,
  panProofKey: 1,
  closedAt: 1,
  earningsPaise: 1,
  commissionPaise: 1,
} as const;
export type ListedMember = Pick<Membership, '_id' | keyof typeof listedFields>;
