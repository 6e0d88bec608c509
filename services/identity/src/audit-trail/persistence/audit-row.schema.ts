import type { AuditEntry } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const auditRowModel = 'AuditRow';

/** One entry of the audit trail, written once. What it tells may be erased after its time; the row stays in the chain. */
export interface AuditRow {
  /** Of the event that brought it, where another service told it. */
  _id: string;
  /** As it was said; null once it is erased. */
  entry: AuditEntry | null;
  /** Random, and erased with the entry: its digest then tells nothing about it. */
  salt: string | null;
  /** The batch that sealed it; null for some moments. */
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
