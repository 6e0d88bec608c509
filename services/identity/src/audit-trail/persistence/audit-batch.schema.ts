import { Schema } from 'mongoose';
import type { SealedEntry } from '../domain/batch.js';

export const auditBatchModel = 'AuditBatch';

export interface AuditBatchDocument {
  _id: number;
  previous: string;
  sealedAt: Date;
  entries: SealedEntry[];
  hash: string;
}

export const auditBatchSchema = new Schema<AuditBatchDocument>(
  {
    _id: { type: Number, required: true },
    previous: { type: String, default: '' },
    sealedAt: { type: Date, required: true },
    entries: [
      new Schema({ id: { type: String, required: true }, digest: { type: String, required: true } }, { _id: false }),
    ],
    hash: { type: String, required: true },
  },
  { collection: 'audit_batches', versionKey: false },
);
auditBatchSchema.index({ sealedAt: 1, _id: -1 });
