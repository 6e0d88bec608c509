import { batchStates, type Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const payoutBatchModel = 'PayoutBatch';

/** How many rows are in each state. */
export type RowCounts = Readonly<Record<'waiting' | 'paid' | 'failed' | 'released', number>>;

/** Payouts that the bank pays together. */
export interface PayoutBatchDocument {
  readonly _id: string;
  readonly madeAt: Date;
  readonly madeBy: string;
  /** `done` when no row waits any more. */
  readonly state: (typeof batchStates)[number];
  /** Tax included, as in `paidPaise`. */
  readonly totalPaise: Paise;
  /** Of all its rows; missing where none was deducted from anybody. */
  readonly taxPaise?: Paise;
  readonly paidPaise: Paise;
  readonly counts: RowCounts;
}

const count = { type: Number, required: true };

export const payoutBatchSchema = new Schema<PayoutBatchDocument>(
  {
    _id: { type: String, required: true },
    madeAt: { type: Date, required: true },
    madeBy: { type: String, required: true },
    state: { type: String, enum: batchStates, required: true },
    totalPaise: { type: Number, required: true },
    taxPaise: Number,
    paidPaise: { type: Number, required: true },
    counts: { waiting: count, paid: count, failed: count, released: count },
  },
  { collection: 'payout_batches', versionKey: false },
);
payoutBatchSchema.index({ madeAt: -1, _id: -1 });
