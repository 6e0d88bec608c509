import { Schema } from 'mongoose';

export const bankFileModel = 'BankFile';

/** Transfers that the bank makes together; its state and its sums follow from the transfers. */
export interface BankFileDocument {
  readonly _id: string;
  readonly madeAt: Date;
  readonly madeBy: string;
}

export const bankFileSchema = new Schema<BankFileDocument>(
  {
    _id: { type: String, required: true },
    madeAt: { type: Date, required: true },
    madeBy: { type: String, required: true },
  },
  { collection: 'bank_files', versionKey: false },
);
bankFileSchema.index({ madeAt: -1, _id: -1 });
