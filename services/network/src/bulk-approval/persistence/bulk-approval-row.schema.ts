import { bulkApprovalRowStates, planNames, type ErrorCode, type Paise, type PlanName } from '@deepam/contracts';
import type { HeldRow } from '@deepam/messaging';
import { Schema } from 'mongoose';

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
