import { Schema } from 'mongoose';

export const discardedFileModel = 'DiscardedFile';

/** A stored file that nothing points to any more. `_id` is its key in the object storage. */
export interface DiscardedFile {
  readonly _id: string;
}

/** @param collection of the service that lets go of files */
export const discardedFileSchema = (collection: string) =>
  new Schema<DiscardedFile>({ _id: { type: String, required: true } }, { collection, versionKey: false });
