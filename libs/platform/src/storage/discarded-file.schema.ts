import { Schema } from 'mongoose';

export const discardedFileModel = 'DiscardedFile';

export interface DiscardedFile {
  readonly _id: string;
  readonly failures?: number;
  readonly notBefore?: Date;
}

export const discardedFileSchema = (collection: string) =>
  new Schema<DiscardedFile>(
    { _id: { type: String, required: true }, failures: Number, notBefore: Date },
    { collection, versionKey: false },
  );
