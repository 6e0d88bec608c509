import { Schema } from 'mongoose';

export const addressModel = 'MemberAddress';

/** The address is null if the member has given none or has closed the account. */
export interface MemberAddress {
  readonly _id: string;
  readonly revision: number;
  readonly address: string | null;
}

export const addressSchema = new Schema<MemberAddress>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    address: { type: String, default: null },
  },
  { collection: 'member_addresses', versionKey: false },
);
