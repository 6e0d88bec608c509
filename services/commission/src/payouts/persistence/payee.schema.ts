import { latinDigits } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { PayoutStatus } from '../domain/payout.js';

export const payeeModel = 'Payee';

/** A member who has ever requested a payout, or to whom something else is owed, as the head's lists sort and search them. */
export interface PayeeDocument {
  readonly _id: string;
  readonly name: string;
  readonly referralCode: string;
  /** Name, code and mobile in lower case. */
  readonly search: string;
  /** Revision of the profile the name is from; 0 as of the request. */
  readonly profileRevision: number;
  readonly hasOpen: boolean;
  readonly counts: Readonly<Record<PayoutStatus, number>>;
  /** Missing for who has never requested a payout. */
  readonly lastRequestedAt?: Date;
}

const count = { type: Number, default: 0 };

export const payeeSchema = new Schema<PayeeDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, default: '' },
    referralCode: { type: String, default: '' },
    search: { type: String, default: '' },
    profileRevision: { type: Number, default: 0 },
    hasOpen: { type: Boolean, default: false },
    counts: { Requested: count, Approved: count, Rejected: count },
    lastRequestedAt: Date,
  },
  { collection: 'payees', versionKey: false },
);
// The head's list: open requests first, then the latest.
payeeSchema.index({ hasOpen: -1, lastRequestedAt: -1, _id: -1 });

/** In Latin digits, as what is searched for has them. */
export const searchText = (member: { name: string; referralCode: string; mobile: string }): string =>
  latinDigits(`${member.name} ${member.referralCode} ${member.mobile}`.toLowerCase());
