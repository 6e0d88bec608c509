import { planNames, type ContactSeenBy, type Paise, type PlanName } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { listIndexes } from './list-indexes.js';

export interface AskedAmount {
  readonly paise: Paise;
  readonly previousPlan: PlanName | null;
  readonly inTime: boolean;
}

export interface PlanRequest {
  readonly requestId: string;
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
  readonly txnid: string | null;
  /**
   * The references are those of other enrollments for the same plan, the latest first, as the payment may belong to one
   * of them. The field is missing if there are none.
   */
  readonly otherTxnids?: readonly string[];
  readonly asked?: AskedAmount;
  readonly sent: { readonly utr: string | null; readonly sha256: string | null };
  readonly requestedAt: Date;
  /** The number counts replaced proofs since the last time without an open request. */
  readonly replaced?: number;
}

export interface PlanRejection {
  readonly plan: PlanName;
  readonly reason: string;
  readonly at: Date;
  readonly byId: string;
}

export interface Membership {
  readonly _id: string;
  /**
   * The mark exists from the placing to the deletion. Every read requires it, and list indexes contain only memberships
   * with it.
   */
  readonly live?: true;
  readonly name: string;
  readonly renamedAt?: Date;
  readonly nameKey: string;
  readonly searchKeys: readonly string[];
  readonly searchText: string;
  readonly email: string | null;
  readonly mobile: string;
  readonly address: string | null;
  readonly contactSeenBy?: ContactSeenBy;
  readonly referralCode: string;
  readonly sponsorId: string | null;
  /** The name follows a change of the sponsor with some delay; a head has no sponsor. */
  readonly sponsor: { readonly name: string; readonly referralCode: string } | null;
  /** The nearest ancestor comes first and the company last, see domain/ancestry. Deleted memberships keep them. */
  readonly ancestors: readonly string[];
  readonly depth: number;
  readonly isHead: boolean;
  readonly isApproved: boolean;
  /** Only the head's approval sets the plan, so every plan is approved. */
  readonly plan: PlanName | null;
  /** Lists sort by the rank: 0 without a plan, otherwise the place in `planNames` plus one. */
  readonly planRank: number;
  readonly planRequest?: PlanRequest;
  readonly registeredAt: Date;
  readonly approvedAt?: Date;
  readonly approvedBy?: string;
  readonly planApprovedAt?: Date;
  readonly planApprovedBy?: string;
  readonly planRejection?: PlanRejection;
  readonly cancellationAskedAt?: Date;
  readonly deletedAt?: Date;
  readonly deletedBy?: string;
  readonly closedAt?: Date;
  /** The account is being closed: until then the member makes no requests and gets no plan. */
  readonly closingUntil?: Date;
  readonly profileRevision?: number;
  readonly isSuspended?: boolean;
  readonly suspensionRevision?: number;
  readonly avatarKey?: string | null;
  readonly idProofKey?: string | null;
  readonly panProofKey?: string | null;
  readonly earningsPaise: Paise;
  readonly commissionPaise: Paise;
  /**
   * A registration below an unapproved member writes the counter, so that a concurrent deletion of that member
   * conflicts.
   */
  readonly registrationsBelow?: number;
}

export const membershipModel = 'Membership';

/**
 * Events may arrive before the placing of their member. Their facts are stored in a document of that id without a code
 * and a live mark, and the placing completes it. So the schema has no defaults, and only `_id` is required.
 */
export const membershipSchema = new Schema<Membership>(
  {
    _id: { type: String, required: true },
    live: Boolean,
    name: String,
    nameKey: String,
    searchKeys: { type: [String], default: undefined },
    searchText: String,
    email: String,
    mobile: String,
    address: String,
    contactSeenBy: String,
    referralCode: String,
    sponsorId: String,
    sponsor: { type: new Schema({ name: String, referralCode: String }, { _id: false }), default: undefined },
    ancestors: { type: [String], default: undefined },
    depth: Number,
    isHead: Boolean,
    isApproved: Boolean,
    plan: { type: String, enum: [...planNames, null] },
    planRank: Number,
    planRequest: {
      type: new Schema<PlanRequest>(
        {
          requestId: String,
          plan: String,
          proofKey: String,
          utr: String,
          txnid: String,
          otherTxnids: { type: [String], default: undefined },
          replaced: Number,
          asked: {
            type: new Schema<AskedAmount>({ paise: Number, previousPlan: String, inTime: Boolean }, { _id: false }),
            default: undefined,
          },
          sent: { type: new Schema({ utr: String, sha256: String }, { _id: false }), required: true },
          requestedAt: Date,
        },
        { _id: false },
      ),
      default: undefined,
    },
    renamedAt: Date,
    registeredAt: Date,
    approvedAt: Date,
    approvedBy: String,
    planApprovedAt: Date,
    planApprovedBy: String,
    planRejection: {
      type: new Schema<PlanRejection>({ plan: String, reason: String, at: Date, byId: String }, { _id: false }),
      default: undefined,
    },
    cancellationAskedAt: Date,
    deletedAt: Date,
    deletedBy: String,
    closedAt: Date,
    closingUntil: Date,
    profileRevision: Number,
    isSuspended: Boolean,
    suspensionRevision: Number,
    avatarKey: String,
    idProofKey: String,
    panProofKey: String,
    earningsPaise: Number,
    commissionPaise: Number,
    registrationsBelow: Number,
  },
  { collection: 'memberships', versionKey: false },
);

membershipSchema.index(
  { referralCode: 1 },
  { unique: true, partialFilterExpression: { referralCode: { $exists: true } } },
);
membershipSchema.index({ deletedAt: 1, _id: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } });
for (const { name, keys, only } of Object.values(listIndexes)) {
  membershipSchema.index(keys, { name, partialFilterExpression: { live: true, ...only } });
}
