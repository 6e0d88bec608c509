import { Schema } from 'mongoose';
import type { HeldReference } from '../domain/reference-rules.js';

/** A UTR that was sent once, and whose it is since then; for plans and cotton orders alike. Older ones know no orders. */
export interface PaymentReference extends HeldReference {
  /** The UTR, twelve digits. */
  readonly _id: string;
  /** When the order was written, once it is known to exist; older ones do not hold it. */
  readonly orderedAt?: Date;
  /** Counted up by every claim, so that of two at one moment one is run again and sees the other. */
  readonly timesSent?: number;
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
