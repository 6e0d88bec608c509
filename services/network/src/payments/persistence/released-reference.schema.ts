import { Schema } from 'mongoose';

/** That a head took a UTR from its sender; written once, never changed. */
export interface ReleasedReference {
  readonly _id: string;
  readonly utr: string;
  /** Whose it was. */
  readonly memberId: string;
  readonly reason: string;
  readonly releasedBy: string;
  /** The accounts of that person (`accountsOf`). */
  readonly releaserAccounts: readonly string[];
  readonly releasedAt: Date;
}

export const releasedReferenceModel = 'ReleasedReference';
export const releasedReferenceSchema = new Schema<ReleasedReference>(
  {
    _id: { type: String, required: true },
    utr: { type: String, required: true },
    memberId: { type: String, required: true },
    reason: { type: String, required: true },
    releasedBy: { type: String, required: true },
    releaserAccounts: { type: [String], required: true },
    releasedAt: { type: Date, required: true },
  },
  { collection: 'released_references', versionKey: false },
);
releasedReferenceSchema.index({ utr: 1, releasedAt: -1 });
