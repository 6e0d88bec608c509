import { Schema } from 'mongoose';

export const consentModel = 'Consent';

export interface ConsentDocument {
  readonly _id: string;
  readonly revision: number;
  readonly isGiven: boolean;
}

export const consentSchema = new Schema<ConsentDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isGiven: { type: Boolean, required: true },
  },
  { collection: 'consents', versionKey: false },
);
