import { Schema } from 'mongoose';
import type { YearSoFar } from '../domain/deduct.js';

export const taxYearModel = 'TaxYear';

/** A tax year of one person; `_id` is the year and a key of the person. Approved payouts count. */
export interface TaxYearDocument extends YearSoFar {
  readonly _id: string;
  /** Raised by whoever reads it to deduct: of two at one moment one is run again, and sees the other. */
  readonly revision: number;
}

const number = { type: Number, default: 0 };

export const taxYearSchema = new Schema<TaxYearDocument>(
  {
    _id: { type: String, required: true },
    paidPaise: number,
    coveredPaise: number,
    charged: number,
    deductedPaise: number,
    revision: number,
  },
  { collection: 'tax_years', versionKey: false },
);
