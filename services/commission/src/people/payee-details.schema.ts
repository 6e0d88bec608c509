import { Schema } from 'mongoose';

export const payeeDetailsModel = 'PayeeDetails';

/** Digests identify the member's bank account and PANs. Members without details have no document. */
export interface PayeeDetailsDocument {
  readonly _id: string;
  readonly revision: number;
  readonly bankDigest: string | null;
  readonly persons: readonly string[];
  readonly earlierPans: readonly { readonly year: number; readonly persons: readonly string[] }[];
}

export const payeeDetailsSchema = new Schema<PayeeDetailsDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    bankDigest: { type: String, default: null },
    persons: [String],
    earlierPans: [new Schema({ year: Number, persons: [String] }, { _id: false })],
  },
  { collection: 'payee_details', versionKey: false },
);
