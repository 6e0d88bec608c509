import { Schema } from 'mongoose';

export const planCancellationModel = 'PlanCancellation';

/** A member's request to cancel a plan; `_id` is the request's. */
export interface PlanCancellationDocument {
  readonly _id: string;
  /** Null until the request itself has arrived: events come in any order. */
  readonly saleId: string | null;
  readonly isWaiting: boolean;
}

export const planCancellationSchema = new Schema<PlanCancellationDocument>(
  {
    _id: { type: String, required: true },
    saleId: { type: String, default: null },
    isWaiting: { type: Boolean, required: true },
  },
  { collection: 'plan_cancellations', versionKey: false },
);
planCancellationSchema.index({ isWaiting: 1, saleId: 1 });
