import { bulkApprovalStates } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** Who began it, and in which session, as the audit trail tells it of each request. */
export interface BegunBy {
  readonly memberId: string;
  readonly isHead: boolean;
  readonly isStaff: boolean;
  /** A higher one ends it: a right was taken, or a password was changed. */
  readonly sessionVersion: number;
  readonly sessionId?: string;
  readonly address?: string;
  readonly correlationId: string;
  readonly approvesMembers: boolean;
}

/** Requests that are approved one after the other, in the background. */
export interface BulkApproval {
  readonly _id: string;
  readonly begunAt: Date;
  readonly begunBy: string;
  /** Gone when it has ended. */
  readonly caller?: BegunBy;
  readonly state: (typeof bulkApprovalStates)[number];
  readonly endedAt?: Date;
  readonly requests: number;
  readonly approved: number;
  readonly refused: number;
  /** The replica at work; it writes nothing when another one has taken its place. */
  readonly holder?: string;
  readonly heldUntil: Date;
}

export const bulkApprovalModel = 'BulkApproval';
export const bulkApprovalSchema = new Schema<BulkApproval>(
  {
    _id: { type: String, required: true },
    begunAt: { type: Date, required: true },
    begunBy: { type: String, required: true },
    caller: Schema.Types.Mixed,
    state: { type: String, enum: bulkApprovalStates, required: true },
    endedAt: Date,
    requests: { type: Number, required: true },
    approved: { type: Number, required: true },
    refused: { type: Number, required: true },
    holder: String,
    heldUntil: { type: Date, required: true },
  },
  { collection: 'bulk_approvals', versionKey: false },
);
bulkApprovalSchema.index({ begunAt: -1, _id: -1 });
bulkApprovalSchema.index({ heldUntil: 1 }, { partialFilterExpression: { state: 'running' }, name: 'running' });
