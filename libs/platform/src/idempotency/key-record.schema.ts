import { Schema } from 'mongoose';
import type { KeyRecord } from './key-record.js';

const required = true as const;

export const keyRecordSchema = new Schema<KeyRecord>(
  {
    _id: { type: String, required },
    owner: { type: String, required },
    fingerprint: { type: String, required },
    state: { type: String, required },
    leaseUntil: { type: Date, required },
    answer: String,
    expiresAt: { type: Date, required },
  },
  { collection: 'idempotency_keys', versionKey: false },
);
keyRecordSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
