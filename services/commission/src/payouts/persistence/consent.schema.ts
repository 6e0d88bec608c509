import { Schema } from 'mongoose';

export const consentModel = 'Consent';

/** Whether a member lets documents and bank details be kept, as last heard; `_id` is the member's. Who never said anything is not here. */
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
