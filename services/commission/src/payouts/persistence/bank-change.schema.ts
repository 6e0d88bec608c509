import { Schema } from 'mongoose';

export const bankChangeModel = 'BankChange';

export interface BankChangeDocument {
  readonly _id: string;
  readonly changedAt: Date;
}

export const bankChangeSchema = new Schema<BankChangeDocument>(
  { _id: { type: String, required: true }, changedAt: { type: Date, required: true } },
  { collection: 'bank_changes', versionKey: false },
);
