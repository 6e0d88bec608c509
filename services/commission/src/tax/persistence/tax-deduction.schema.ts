import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export const taxDeductionModel = 'TaxDeduction';

/** A line of the register: tax that was deducted from a payout that is paid; `_id` is the payout's. */
export interface TaxDeductionDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly personKey: string;
  /** The tax year in whose sum it stands. */
  readonly year: number;
  readonly hasPan: boolean;
  /** As the bank says, or when it was approved: the quarter is that of this day. */
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
// The register of a quarter, and what was deducted from one member.
taxDeductionSchema.index({ paidAt: 1, _id: 1 });
taxDeductionSchema.index({ memberId: 1 });
appendOnly(taxDeductionSchema, 'Deductions of tax');
