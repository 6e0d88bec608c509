import { Schema } from 'mongoose';

export const aadhaarLockModel = 'AadhaarLock';

/**
 * Written by every transaction that sets an Aadhaar number, so that of two with the same number one is run again and sees the other.
 * The id is the beginning of the digest: it names a few thousand of them at most, and no number.
 */
export interface AadhaarLockDocument {
  _id: string;
  times: number;
}

export const aadhaarLockSchema = new Schema<AadhaarLockDocument>(
  { _id: { type: String, required: true }, times: { type: Number, required: true } },
  { collection: 'aadhaar_locks', versionKey: false },
);
