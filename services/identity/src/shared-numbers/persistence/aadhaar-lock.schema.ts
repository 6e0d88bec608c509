import { Schema } from 'mongoose';

export const aadhaarLockModel = 'AadhaarLock';

/**
 * Every transaction that sets an Aadhaar number writes this lock, so of two with the same number the later is repeated
 * and sees the other. The id is the beginning of the digest, which thousands of numbers share.
 */
export interface AadhaarLockDocument {
  _id: string;
  times: number;
}

export const aadhaarLockSchema = new Schema<AadhaarLockDocument>(
  { _id: { type: String, required: true }, times: { type: Number, required: true } },
  { collection: 'aadhaar_locks', versionKey: false },
);
