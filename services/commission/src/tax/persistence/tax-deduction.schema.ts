import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxDeductionModel = 'TaxDeduction';

export interface TaxDeductionDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly personKey: string;
  readonly year: number;
  readonly hasPan: boolean;
  /** The bank's day, or else the day of the approval, decides the quarter. */
  readonly paidAt: Date;
  readonly basisPaise: Paise;
  readonly coveredPaise: Paise;
  readonly rateBasisPoints: number;
  readonly taxPaise: Paise;
}

const number = { type: Number, required: true };
const text = { type: String, required: true };

export const taxDeductionSchema = new Schema<TaxDeductionDocument>(
  {
    _id: text,
    memberId: text,
    personKey: text,
    year: number,
    hasPan: { type: Boolean, required: true },
    paidAt: { type: Date, required: true },
    basisPaise: number,
    coveredPaise: number,
    rateBasisPoints: number,
    taxPaise: number,
  },
  { collection: 'tax_deductions', versionKey: false },
);
taxDeductionSchema.index({ paidAt: 1, _id: 1 });
taxDeductionSchema.index({ memberId: 1 });
appendOnly(taxDeductionSchema, 'Deductions of tax');
