import { Schema } from 'mongoose';
import type { HeldReference } from '../domain/reference-rules.js';

export interface PaymentReference extends HeldReference {
  readonly _id: string;
  readonly orderedAt?: Date;
  /** Every claim raises the counter, so the later of two concurrent claims is repeated and sees the other. */
  readonly timesSent: number;
}

export const paymentReferenceModel = 'PaymentReference';
export const paymentReferenceSchema = new Schema<PaymentReference>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    saleId: { type: String, default: null },
    orderId: String,
    isOrdered: Boolean,
    reservedAt: Date,
    orderedAt: Date,
    timesSent: Number,
  },
  { collection: 'payment_references', versionKey: false },
);
paymentReferenceSchema.index({ memberId: 1 });
paymentReferenceSchema.index({ orderId: 1 }, { partialFilterExpression: { orderId: { $exists: true } } });
