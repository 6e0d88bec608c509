import { paymentKinds, type PaymentKind } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** A picture and a number that somebody has sent as the proof of a payment; kept when the picture itself is gone. */
export interface PaymentProof {
  /** Of the plan request or the cotton order. */
  readonly _id: string;
  readonly kind: PaymentKind;
  readonly memberId: string;
  /** As the sender was called then. */
  readonly name: string;
  readonly at: Date;
  readonly utr: string | null;
  /** Null where an older version sent no hashes. */
  readonly sha256: string | null;
  readonly perceptualHash: string | null;
  /** Of the perceptual hash; see domain/likeness. */
  readonly bands: readonly string[];
  /** Proofs whose pictures look like this one, when it was compared; absent until then. */
  readonly alike?: readonly string[];
  /** It was replaced or rejected: not reported when its own sender sends it again. */
  readonly isDropped?: boolean;
  /** The accounts of the person who rejected it; absent for one that its sender replaced. */
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
// MongoDB uses these two only for queries that say the type too.
paymentProofSchema.index({ sha256: 1 }, { partialFilterExpression: { sha256: { $type: 'string' } } });
paymentProofSchema.index({ utr: 1 }, { partialFilterExpression: { utr: { $type: 'string' } } });
paymentProofSchema.index({ memberId: 1 });
paymentProofSchema.index({ bands: 1, at: -1 });
