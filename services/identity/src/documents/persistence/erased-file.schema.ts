import { Schema } from 'mongoose';

/** A scan that nothing points to any more and that must go. `_id` is its key in the object storage. */
export interface ErasedFile {
  readonly _id: string;
}

export const erasedFileModel = 'ErasedFile';
export const erasedFileSchema = new Schema<ErasedFile>(
  { _id: { type: String, required: true } },
  { collection: 'erased_files', versionKey: false },
);
