import { approvalStates, type ApprovalState, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Change, ApprovalSubject } from './approval-subject.js';
import type { StoredPicture } from './request-pictures.js';

export const approvalRequestModel = 'ApprovalRequest';

export interface ApprovalRequest {
  readonly _id: string;
  readonly call: string;
  /** The key is a digest of call and input: each requester has at most one pending request with the same digest. */
  readonly key: string;
  /** The input has params, query and body as JSON; it is null after the request has ended. */
  readonly input: string | null;
  readonly seen: string;
  readonly state: ApprovalState;
  readonly requestedBy: string;
  /** The accounts are behind the token of the request, like those of `Caller`. */
  readonly requesterInfluencedBy: readonly string[];
  /** The session version of the request: a requester who loses rights or logins loses the request. */
  readonly sessionVersion: number;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly memberId: string | null;
  readonly subject: ApprovalSubject['subject'] | null;
  readonly amountPaise: Paise | null;
  readonly payments: {
    readonly count: number;
    readonly largest: readonly { readonly memberId: string; readonly amountPaise: Paise }[];
  } | null;
  readonly what: string | null;
  readonly transferredBefore?: number;
  /** Only a pending request has a picture; the call gets the picture after the approval. */
  readonly picture?: StoredPicture;
  readonly reason: string | null;
  readonly changes: readonly Change[];
  readonly decidedBy: string | null;
  /**
   * The approval has its session version and the accounts of the approver (`accountsOf`); both are missing if the call
   * was made immediately.
   */
  readonly deciderSessionVersion?: number;
  readonly deciderAccounts?: readonly string[];
  readonly decidedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly usableUntil: Date | null;
}

const required = true as const;
const id = { type: String, required };
const optional = { type: String, default: null };
const part = { _id: false } as const;
const payment = new Schema({ memberId: id, amountPaise: { type: Number, required } }, part);

export const approvalRequestSchema = new Schema<ApprovalRequest>(
  {
    _id: id,
    call: id,
    key: id,
    input: optional,
    seen: id,
    state: { type: String, enum: approvalStates, required },
    requestedBy: id,
    requesterInfluencedBy: [String],
    sessionVersion: { type: Number, required },
    requestedAt: { type: Date, required },
    expiresAt: { type: Date, required },
    memberId: optional,
    subject: { type: new Schema({ kind: id, id }, part), default: null },
    amountPaise: { type: Number, default: null },
    payments: { type: new Schema({ count: { type: Number, required }, largest: [payment] }, part), default: null },
    what: optional,
    transferredBefore: Number,
    picture: { type: new Schema({ key: id, sha256: id }, part), default: undefined },
    reason: optional,
    changes: [new Schema({ field: id, before: optional, after: id }, part)],
    decidedBy: optional,
    deciderSessionVersion: Number,
    deciderAccounts: { type: [String], default: undefined },
    decidedAt: { type: Date, default: null },
    rejectionReason: optional,
    usableUntil: { type: Date, default: null },
  },
  { collection: 'approval_requests', versionKey: false },
);
// Two concurrent requests of one requester for the same call become one; the same request of a colleague waits next to
// it.
approvalRequestSchema.index(
  { key: 1, requestedBy: 1 },
  { unique: true, partialFilterExpression: { state: 'waiting' } },
);
approvalRequestSchema.index({ key: 1, usableUntil: 1 });
approvalRequestSchema.index({ requestedAt: -1, _id: -1 });
approvalRequestSchema.index({ state: 1, requestedAt: 1 });
approvalRequestSchema.index({ requestedBy: 1, state: 1 });
approvalRequestSchema.index({ expiresAt: 1 }, { partialFilterExpression: { picture: { $exists: true } } });

export const requesterModel = 'ApprovalRequester';

/**
 * An account has asked for an approval: concurrent requests of one person change its document, so that each counts the
 * others.
 */
export interface Requester {
  readonly _id: string;
  readonly requests: number;
}

export const requesterSchema = new Schema<Requester>(
  { _id: id, requests: { type: Number, required } },
  { collection: 'approval_requesters', versionKey: false },
);
