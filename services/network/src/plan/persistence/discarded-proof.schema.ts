import { Schema } from 'mongoose';

/** A stored file that nothing points to any more. `_id` is its key in the object storage. */
export interface DiscardedProof {
  readonly _id: string;
}

export const discardedProofModel = 'DiscardedProof';
export const discardedProofSchema = new Schema<DiscardedProof>(
  { _id: { type: String, required: true } },
  { collection: 'discarded_proofs', versionKey: false },
);
