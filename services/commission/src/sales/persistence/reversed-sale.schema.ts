import type { Paise } from '@deepam/contracts';
import { appendOnly } from '@deepam/platform';
import { Schema } from 'mongoose';

/** That a sale was taken back; `_id` is the sale's. */
export interface ReversedSale {
  readonly _id: string;
  readonly reversalId: string;
  readonly reversedAt: Date;
  readonly recordedAt: Date;
  /** Of members, all together. */
  readonly takenBackPaise: Paise;
  /** The price is owed to the buyer; absent from reversals of earlier releases. */
  readonly isPriceOwed?: boolean;
}

export const reversedSaleModel = 'ReversedSale';
export const reversedSaleSchema = new Schema<ReversedSale>(
  {
    _id: { type: String, required: true },
    reversalId: { type: String, required: true },
    reversedAt: { type: Date, required: true },
    recordedAt: { type: Date, required: true },
    takenBackPaise: { type: Number, required: true },
    isPriceOwed: Boolean,
  },
  { collection: 'reversed_sales', versionKey: false },
);
// Those of a day.
reversedSaleSchema.index({ reversedAt: 1 });
appendOnly(reversedSaleSchema, 'Reversals');
