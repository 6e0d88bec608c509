import { Schema } from 'mongoose';

/** What a member last said about documents being kept. Part of the account's document. */
export interface StoredConsent {
  /** Grows with each change. */
  readonly revision: number;
  /** Of the text that was agreed to. */
  readonly version: number | null;
  readonly givenAt: Date | null;
  readonly withdrawnAt: Date | null;
}

export const consentSchema = new Schema<StoredConsent>(
  { revision: Number, version: Number, givenAt: Date, withdrawnAt: Date },
  { _id: false },
);

export const consentChangeModel = 'ConsentChange';

/** Consent was given or withdrawn. Written with the change, never changed: it is what the company can show. */
export interface ConsentChangeDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly act: 'given' | 'withdrawn';
  readonly version: number | null;
  /** The request, as in the logs. */
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
