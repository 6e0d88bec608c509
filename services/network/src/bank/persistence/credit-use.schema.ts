import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface CreditUse {
  readonly _id: string;
  readonly kind: 'plan' | 'cotton' | 'transfer-return';
  /** The id of the plan request, the cotton order or the transfer. */
  readonly ownerId: string;
  readonly date: string;
  readonly amountPaise: Paise;
  readonly at: Date;
}

export const creditUseModel = 'CreditUse';
export const creditUseSchema = new Schema<CreditUse>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: ['plan', 'cotton', 'transfer-return'], required: true },
    ownerId: { type: String, required: true },
    date: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'credit_uses', versionKey: false },
);
creditUseSchema.index({ ownerId: 1 });
