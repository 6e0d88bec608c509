import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const knownTransferModel = 'KnownTransfer';

/** A transfer of commission that the bank may have made: what a bank line is compared with. */
export interface KnownTransfer {
  readonly _id: string;
  /** What the bank prints beside the payment. */
  readonly reference: string;
  readonly amountPaise: Paise;
  /** Numbers of the bank: as a person or the bank has told, and as debits show that were identified. */
  readonly utrs: readonly string[];
  /** It, or a number of it, came, and no line was looked for since. */
  readonly isUnseen?: true;
}

export const knownTransferSchema = new Schema<KnownTransfer>(
  {
    _id: { type: String, required: true },
    reference: { type: String, required: true },
    amountPaise: { type: Number, required: true },
    utrs: { type: [String], required: true },
    isUnseen: Boolean,
  },
  { collection: 'known_transfers', versionKey: false },
);
knownTransferSchema.index({ reference: 1 }, { unique: true });
knownTransferSchema.index({ utrs: 1 });
knownTransferSchema.index({ isUnseen: 1 }, { partialFilterExpression: { isUnseen: true } });
