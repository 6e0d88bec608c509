import { Schema } from 'mongoose';

export const planCancellationModel = 'PlanCancellation';

export interface PlanCancellationDocument {
  readonly _id: string;
  /** Events arrive in any order, so the sale is null until the request has arrived. */
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
