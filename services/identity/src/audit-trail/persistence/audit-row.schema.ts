import type { AuditEntry } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const auditRowModel = 'AuditRow';

export interface AuditRow {
  _id: string;
  entry: AuditEntry | null;
  /** The random salt is erased with the entry, so that the digest reveals nothing about it. */
  salt: string | null;
  batch: number | null;
}

export const auditRowSchema = new Schema<AuditRow>(
  {
    _id: { type: String, required: true },
    entry: { type: Schema.Types.Mixed, default: null },
    salt: { type: String, default: null },
    batch: { type: Number, default: null },
  },
  { collection: 'audit_trail', versionKey: false, minimize: false },
);
auditRowSchema.index({ 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.memberId': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.actor.id': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ 'entry.kind': 1, 'entry.at': -1, _id: -1 });
auditRowSchema.index({ batch: 1, _id: 1 });
