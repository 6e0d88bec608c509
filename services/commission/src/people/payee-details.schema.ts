import { Schema } from 'mongoose';

export const payeeDetailsModel = 'PayeeDetails';

/** The digests by which commission knows the bank account and the PANs of a member; `_id` is the id of the member. Members without details have none. */
export interface PayeeDetailsDocument {
  readonly _id: string;
  readonly revision: number;
  /** Null where the account number or the IFSC is missing. */
  readonly bankDigest: string | null;
  /** Names for the present PAN, the one of the current key first; none without a PAN. */
  readonly persons: readonly string[];
  /** Names for every other PAN that the account has had, by the year in which the tax year begins. */
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
