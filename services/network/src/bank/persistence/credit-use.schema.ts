import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** What a credit of the bank serves, and what a debit of the bank proves: one thing, ever. */
export interface CreditUse {
  /** The movement of money, whichever line shows it; for a debit, its number of the bank has a document, too. */
  readonly _id: string;
  readonly kind: 'plan' | 'cotton' | 'payout-return' | 'payout-transfer' | 'refund';
  /** Of the plan request or cotton order; of a payout, the reference of its payment; of a refund, the sale. */
  readonly ownerId: string;
  /** ISO day of the bank. */
  readonly date: string;
  readonly amountPaise: Paise;
  readonly at: Date;
  /** Of a debit: the number of the bank. A refund and a payout never have the same. */
  readonly utr?: string;
}

export const creditUseModel = 'CreditUse';
export const creditUseSchema = new Schema<CreditUse>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['plan', 'cotton', 'payout-return', 'payout-transfer', 'refund'], required: true },
    ownerId: { type: String, required: true },
    date: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    at: { type: Date, required: true },
    utr: String,
  },
  { collection: 'credit_uses', versionKey: false },
);
creditUseSchema.index({ ownerId: 1 });
creditUseSchema.index({ utr: 1 }, { sparse: true });
