import { Schema } from 'mongoose';

export const discardedFileModel = 'DiscardedFile';

/** A stored file that nothing points to any more. `_id` is its key in the object storage. */
export interface DiscardedFile {
  readonly _id: string;
  /** How often it could not be removed, and from when on it is tried again. */
  readonly failures?: number;
  readonly notBefore?: Date;
}

/** @param collection of the service that lets go of files */
export const discardedFileSchema = (collection: string) =>
  new Schema<DiscardedFile>(
    { _id: { type: String, required: true }, failures: Number, notBefore: Date },
    { collection, versionKey: false },
  );
