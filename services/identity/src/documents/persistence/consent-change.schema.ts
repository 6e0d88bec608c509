import { Schema } from 'mongoose';

export const consentChangeModel = 'ConsentChange';

/** The record is written with the change and never changes, so that the company can prove the consent. */
export interface ConsentChangeDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly act: 'given' | 'withdrawn';
  readonly version: number | null;
  readonly correlationId: string;
  readonly at: Date;
}

export const consentChangeSchema = new Schema<ConsentChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    act: { type: String, required: true },
    version: { type: Number, default: null },
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'consent_changes', versionKey: false },
);
consentChangeSchema.index({ memberId: 1, at: -1 });
