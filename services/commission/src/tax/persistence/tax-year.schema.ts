import { Schema } from 'mongoose';
import type { YearSoFar } from '../domain/deduct.js';

export const taxYearModel = 'TaxYear';

export interface TaxYearDocument extends YearSoFar {
  readonly _id: string;
  /** Every deduction raises the revision, so of two concurrent ones the later is repeated and sees the other. */
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
