import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const knownTransferModel = 'KnownTransfer';

export interface KnownTransfer {
  readonly _id: string;
  readonly reference: string;
  readonly amountPaise: Paise;
  readonly utrs: readonly string[];
  readonly proven: readonly string[];
  readonly paidBy: readonly string[];
  readonly contradictedBy: readonly string[];
  /** The transfer or a number of it is new, and no line was compared with it since. */
  readonly isUnseen?: true;
}

export const knownTransferSchema = new Schema<KnownTransfer>(
  {
    _id: { type: String, required: true },
    reference: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    utrs: { type: [String], required: true },
    proven: { type: [String], required: true },
    paidBy: { type: [String], required: true },
    contradictedBy: { type: [String], required: true },
    isUnseen: Boolean,
  },
  { collection: 'known_transfers', versionKey: false },
);
knownTransferSchema.index({ reference: 1 }, { unique: true });
knownTransferSchema.index({ utrs: 1 });
knownTransferSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
