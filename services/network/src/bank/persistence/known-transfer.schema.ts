import type { Paise } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const knownTransferModel = 'KnownTransfer';

/** A transfer of commission that the bank may have paid; bank lines are compared with it. */
export interface KnownTransfer {
  readonly _id: string;
  /** Our reference, which the bank prints next to the payment. */
  readonly reference: string;
  readonly amountPaise: Paise;
  /** Numbers of the bank: from a person, from the bank's answer, and from identified debits. */
  readonly utrs: readonly string[];
  /** The numbers that identified debits have. */
  readonly proven: readonly string[];
  /** The movements that are its payments, and those that contradict it. */
  readonly paidBy: readonly string[];
  readonly contradictedBy: readonly string[];
  /** It, or a number of it, came, and no line was looked for since. */
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
