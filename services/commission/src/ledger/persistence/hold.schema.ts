import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { ledgers, type Ledger } from '../domain/account.js';

export const holdModel = 'Hold';

export interface HoldDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly ledger: Ledger;
  readonly amountPaise: Paise;
  readonly releaseAt: Date;
  readonly saleId: string | null;
}

export const holdSchema = new Schema<HoldDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    ledger: { type: String, enum: ledgers, required: true },
    amountPaise: { type: Number, required: true },
    releaseAt: { type: Date, required: true },
    saleId: { type: String, default: null },
  },
  { collection: 'holds', versionKey: false },
);
holdSchema.index({ releaseAt: 1 });
holdSchema.index({ memberId: 1, releaseAt: 1 });
