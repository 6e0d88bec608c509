import { Schema } from 'mongoose';

export const addressModel = 'MemberAddress';

/** A member's address by the latest profile; null since the account is closed, or where none was given. */
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
