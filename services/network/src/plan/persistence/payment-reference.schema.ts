import { Schema } from 'mongoose';

/** A UTR and whose payment it stands for: while a request is pending, and for good once it led to a sale. */
export interface PaymentReference {
  /** The UTR, twelve digits. */
  readonly _id: string;
  readonly memberId: string;
  readonly saleId: string | null;
}

export const paymentReferenceModel = 'PaymentReference';
export const paymentReferenceSchema = new Schema<PaymentReference>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    saleId: { type: String, default: null },
  },
  { collection: 'payment_references', versionKey: false },
);
paymentReferenceSchema.index({ memberId: 1 });
