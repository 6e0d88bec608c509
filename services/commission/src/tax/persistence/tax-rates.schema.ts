import { taxModes, type TaxTerms } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxRatesModel = 'TaxRates';

/** One version of the rates; `_id` is the version. It holds from `startsOn` until another one that starts later, or as early and is newer. */
export interface TaxRatesDocument extends TaxTerms {
  readonly _id: number;
  /** ISO day of India. */
  readonly startsOn: string;
  /** Null for the first, which nobody has made. */
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

const number = { type: Number, required: true };

export const taxRatesSchema = new Schema<TaxRatesDocument>(
  {
    _id: number,
    isOn: { type: Boolean, required: true },
    rateBasisPoints: number,
    panlessBasisPoints: number,
    thresholdPaise: number,
    mode: { type: String, enum: taxModes, required: true },
    startsOn: { type: String, required: true },
    changedAt: { type: Date, default: null },
    changedBy: { type: String, default: null },
  },
  { collection: 'tax_rates', versionKey: false },
);
appendOnly(taxRatesSchema, 'Rates of tax');
