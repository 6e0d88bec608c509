import { taxModes, type TaxTerms } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxRatesModel = 'TaxRates';

/** A version holds from `startsOn` until a version with a later start, or a newer one with the same start. */
export interface TaxRatesDocument extends TaxTerms {
  readonly _id: number;
  /** The day is an ISO day in India. */
  readonly startsOn: string;
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
