import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxDepositModel = 'TaxDeposit';

export interface TaxDepositDocument {
  readonly _id: string;
  /**
   * The first place is 1. A unique index lets only one of two concurrent deposits have a place, and the other is
   * repeated.
   */
  readonly place: number;
  readonly challan: string;
  /** The day is an ISO day in India. */
  readonly paidOn: string;
  readonly amountPaise: Paise;
  readonly notedAt: Date;
  readonly notedBy: string;
}

const text = { type: String, required: true };

export const taxDepositSchema = new Schema<TaxDepositDocument>(
  {
    _id: text,
    place: { type: Number, required: true },
    challan: text,
    paidOn: text,
    amountPaise: { type: Number, required: true },
    notedAt: { type: Date, required: true },
    notedBy: text,
  },
  { collection: 'tax_deposits', versionKey: false },
);
taxDepositSchema.index({ place: 1 }, { unique: true });
// A challan number is unique only within a bank and a day.
taxDepositSchema.index({ challan: 1, paidOn: 1 }, { unique: true });
appendOnly(taxDepositSchema, 'Payments of tax');
