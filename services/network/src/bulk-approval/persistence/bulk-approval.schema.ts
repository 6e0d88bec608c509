import { heldWorkFields, indexHeldWork, type HeldWork, type WorkCaller } from '@deepam/messaging';
import { Schema } from 'mongoose';

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
