import { planNames, type ContactSeenBy, type Paise, type PlanName } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { listIndexes } from './list-indexes.js';

/** What the link of a payment asked for. */
export interface AskedAmount {
  readonly paise: Paise;
  /** The plan that the member had then. */
  readonly previousPlan: PlanName | null;
  /** The proof came while the payment was unfinished, so that the amount holds. */
  readonly inTime: boolean;
}

/** A plan that was asked for with a proof of payment, and waits for the head's decision. */
export interface PlanRequest {
  readonly requestId: string;
  readonly plan: PlanName;
  readonly proofKey: string;
  readonly utr: string | null;
  /** Of the enrollment that the payment answers, where there is one. */
  readonly txnid: string | null;
  /** Of other enrollments for the same plan, latest first: the payment may be one of them. Absent from older requests. */
  readonly otherTxnids?: readonly string[];
  /** Of the enrollment; absent where there is none, and from older requests. */
  readonly asked?: AskedAmount;
  /** As it stands in the proofs of payments; absent from older requests. */
  readonly sent?: { readonly utr: string | null; readonly sha256: string | null };
  readonly requestedAt: Date;
  /** How often the member has replaced a proof since no request was open; absent for never. */
  readonly replaced?: number;
}

/** The plan that was last refused, until one is approved. */
export interface PlanRejection {
  readonly plan: PlanName;
  readonly reason: string;
  readonly at: Date;
  readonly byId: string;
}

/** A member's place, rights, plan and what lists show of them. */
export interface Membership {
  /** The member's id. */
  readonly _id: string;
  /** Present from placing to deletion; every read asks for it, and list indexes hold only those who have it. */
  readonly live?: true;
  readonly name: string;
  readonly nameKey: string;
  /** See domain/search-keys; an older release wrote none of several words. */
  readonly searchKeys: readonly string[];
  /** The words of name, code and mobile, each after a blank; missing from what an older release wrote. */
  readonly searchText?: string;
  readonly email: string | null;
  readonly mobile: string;
  readonly address: string | null;
  /** Of e-mail and address; absent until the member chooses. */
  readonly contactSeenBy?: ContactSeenBy;
  readonly referralCode: string;
  readonly sponsorId: string | null;
  /** As lists show the sponsor; the name follows a change by moments. Null for a head. */
  readonly sponsor: { readonly name: string; readonly referralCode: string } | null;
  /** Nearest first, the company last; see domain/ancestry. Kept by the deleted. */
  readonly ancestors: readonly string[];
  readonly depth: number;
  readonly isHead: boolean;
  readonly isApproved: boolean;
  /** Set by the head's approval only, so a plan that is there is an approved one. */
  readonly plan: PlanName | null;
  /** 0 for none, else the place in `planNames` plus one: what lists sort by. */
  readonly planRank: number;
  readonly planRequest?: PlanRequest;
  readonly registeredAt: Date;
  readonly approvedAt?: Date;
  /** The head who approved; who and when are missing from what was decided before they were kept. */
  readonly approvedBy?: string;
  readonly planApprovedAt?: Date;
  readonly planApprovedBy?: string;
  readonly planRejection?: PlanRejection;
  /** When the member last asked to give a plan back. */
  readonly cancellationAskedAt?: Date;
  readonly deletedAt?: Date;
  readonly deletedBy?: string;
  /** The member has closed the account; the place stays. */
  readonly closedAt?: Date;
  /** Until then the member begins nothing new and gets no plan: the account is being closed. */
  readonly closingUntil?: Date;
  /** Of the profile that name, contact and files come from; absent until the first profile event. */
  readonly profileRevision?: number;
  readonly isSuspended?: boolean;
  /** Of the latest change of `isSuspended` that came. */
  readonly suspensionRevision?: number;
  readonly avatarKey?: string | null;
  readonly idProofKey?: string | null;
  readonly panProofKey?: string | null;
  readonly earningsPaise: Paise;
  readonly commissionPaise: Paise;
  /** Written by a registration below an unapproved member, so that deleting that member meanwhile fails. */
  readonly registrationsBelow?: number;
}

export const membershipModel = 'Membership';

/**
 * Events may come before the placing of their member. Their facts wait in the document of that id, which has no code and is
 * not live; the placing completes it. So nothing has defaults, and only `_id` is there always.
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
          sent: { type: new Schema({ utr: String, sha256: String }, { _id: false }), default: undefined },
          requestedAt: Date,
        },
        { _id: false },
      ),
      default: undefined,
    },
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
// Who was deleted, in the order of those who follow it.
membershipSchema.index({ deletedAt: 1, _id: 1 }, { partialFilterExpression: { deletedAt: { $exists: true } } });
for (const { name, keys, only } of Object.values(listIndexes)) {
  membershipSchema.index(keys, { name, partialFilterExpression: { live: true, ...only } });
}
