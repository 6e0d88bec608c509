import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

export interface ReversedSale {
  readonly _id: string;
  readonly reversalId: string;
  readonly reversedAt: Date;
  readonly recordedAt: Date;
  readonly takenBackPaise: Paise;
  readonly isPriceOwed: boolean;
}

export const reversedSaleModel = 'ReversedSale';
export const reversedSaleSchema = new Schema<ReversedSale>(
  {
    _id: { type: String, required: true },
    reversalId: { type: String, required: true },
    reversedAt: { type: Date, required: true },
    recordedAt: { type: Date, required: true },
    takenBackPaise: { type: Number, required: true },
    isPriceOwed: { type: Boolean, required: true },
  },
  { collection: 'reversed_sales', versionKey: false },
);
reversedSaleSchema.index({ reversedAt: 1 });
appendOnly(reversedSaleSchema, 'Reversals');
