import { paymentKinds, type PaymentKind } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface PaymentProof {
  readonly _id: string;
  readonly kind: PaymentKind;
  readonly memberId: string;
  readonly name: string;
  readonly at: Date;
  readonly utr: string | null;
  readonly sha256: string | null;
  readonly perceptualHash: string | null;
  readonly bands: readonly string[];
  readonly alike?: readonly string[];
  /**
   * The proof was replaced or rejected, or its UTR was refused, so it is not reported if its own sender sends it again.
   */
  readonly isDropped?: boolean;
  readonly droppedBy?: readonly string[];
}

export const paymentProofModel = 'PaymentProof';
export const paymentProofSchema = new Schema<PaymentProof>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: paymentKinds, required: true },
    memberId: { type: String, required: true },
    name: { type: String, required: true },
    at: { type: Date, required: true },
    utr: { type: String, default: null },
    sha256: { type: String, default: null },
    perceptualHash: { type: String, default: null },
    bands: { type: [String], required: true },
    alike: { type: [String], default: undefined },
    isDropped: Boolean,
    droppedBy: { type: [String], default: undefined },
  },
  { collection: 'payment_proofs', versionKey: false },
);
// MongoDB uses these indexes only for queries that name the type, too.
paymentProofSchema.index({ sha256: 1 }, { partialFilterExpression: { sha256: { $type: 'string' } } });
paymentProofSchema.index({ utr: 1 }, { partialFilterExpression: { utr: { $type: 'string' } } });
paymentProofSchema.index({ memberId: 1 });
paymentProofSchema.index({ bands: 1, at: -1 });
