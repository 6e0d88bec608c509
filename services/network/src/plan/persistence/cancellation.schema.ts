import { cancellationStatuses } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface Cancellation {
  readonly _id: string;
  readonly memberId: string;
  readonly saleId: string;
  readonly reason: string | null;
  readonly requestedAt: Date;
  readonly status: (typeof cancellationStatuses)[number];
  readonly decidedAt?: Date;
  readonly decidedBy?: string;
  readonly rejectionReason?: string;
}

export const cancellationModel = 'PlanCancellation';
export const cancellationSchema = new Schema<Cancellation>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    saleId: { type: String, required: true },
    reason: { type: String, default: null },
    requestedAt: { type: Date, required: true },
    status: { type: String, enum: cancellationStatuses, required: true },
    decidedAt: Date,
    decidedBy: String,
    rejectionReason: String,
  },
  { collection: 'plan_cancellations', versionKey: false },
);
// The unique index rejects the second of two concurrent requests.
cancellationSchema.index(
  { saleId: 1 },
  { unique: true, partialFilterExpression: { status: 'waiting' }, name: 'one_waiting_cancellation' },
);
cancellationSchema.index({ status: 1, requestedAt: 1, _id: 1 });
cancellationSchema.index({ memberId: 1, requestedAt: 1 });
