import { Schema } from 'mongoose';

export const bankFileModel = 'BankFile';

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
