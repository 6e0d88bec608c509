import { latinDigits } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { PayoutStatus } from '../domain/payout.js';

export const payeeModel = 'Payee';

export interface PayeeDocument {
  readonly _id: string;
  readonly name: string;
  readonly referralCode: string;
  readonly search: string;
  /** The revision is that of the profile with this name; 0 stands for the request. */
  readonly profileRevision: number;
  readonly hasOpen: boolean;
  readonly counts: Readonly<Record<PayoutStatus, number>>;
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
payeeSchema.index({ hasOpen: -1, lastRequestedAt: -1, _id: -1 });

export const searchText = (member: { name: string; referralCode: string; mobile: string }): string =>
  latinDigits(`${member.name} ${member.referralCode} ${member.mobile}`.toLowerCase());
