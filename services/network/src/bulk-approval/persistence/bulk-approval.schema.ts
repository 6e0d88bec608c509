import { heldWorkFields, indexHeldWork, type HeldWork, type WorkCaller, type HeldRow } from '@deepam/messaging';
import { Schema } from 'mongoose';
import { bulkApprovalRowStates, planNames, type ErrorCode, type Paise, type PlanName } from '@deepam/contracts';

export interface BegunBy extends WorkCaller {
  readonly approvesMembers: boolean;
}

export interface BulkApproval extends HeldWork {
  readonly caller?: BegunBy;
  readonly requests: number;
  readonly approved: number;
  readonly failed: number;
}

export const bulkApprovalModel = 'BulkApproval';
export const bulkApprovalSchema = new Schema<BulkApproval>(
  {
    ...heldWorkFields,
    requests: { type: Number, required: true },
    approved: { type: Number, required: true },
    failed: { type: Number, required: true },
  },
  { collection: 'bulk_approvals', versionKey: false },
);
indexHeldWork(bulkApprovalSchema);

export interface BulkApprovalRow extends HeldRow {
  readonly bulkApprovalId: string;
  readonly requestId: string;
  readonly lineId: string;
  readonly memberId: string;
  readonly plan: PlanName | null;
  readonly amountPaise: Paise;
  readonly state: (typeof bulkApprovalRowStates)[number];
  readonly saleId?: string;
  readonly code?: ErrorCode;
}

export const bulkApprovalRowModel = 'BulkApprovalRow';
export const bulkApprovalRowSchema = new Schema<BulkApprovalRow>(
  {
    _id: { type: String, required: true },
    bulkApprovalId: { type: String, required: true },
    place: { type: Number, required: true },
    requestId: { type: String, required: true },
    lineId: { type: String, required: true },
    memberId: { type: String, required: true },
    plan: { type: String, enum: [...planNames, null], default: null },
    amountPaise: { type: Number, required: true },
    state: { type: String, enum: bulkApprovalRowStates, required: true },
    saleId: String,
    code: String,
  },
  { collection: 'bulk_approval_rows', versionKey: false },
);
bulkApprovalRowSchema.index({ bulkApprovalId: 1, place: 1 }, { unique: true });
