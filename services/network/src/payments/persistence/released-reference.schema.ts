import { Schema } from 'mongoose';

export interface ReleasedReference {
  readonly _id: string;
  readonly utr: string;
  readonly memberId: string;
  readonly reason: string;
  readonly releasedBy: string;
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
