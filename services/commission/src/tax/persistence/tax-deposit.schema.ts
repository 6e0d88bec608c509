import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxDepositModel = 'TaxDeposit';

/** Deducted tax that was paid to the government. */
export interface TaxDepositDocument {
  readonly _id: string;
  /** 1 for the first: of two at one moment one is run again, and sees the other. */
  readonly place: number;
  readonly challan: string;
  /** ISO day. */
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
// The number of a challan is of a bank and a day.
taxDepositSchema.index({ challan: 1, paidOn: 1 }, { unique: true });
appendOnly(taxDepositSchema, 'Payments of tax');
