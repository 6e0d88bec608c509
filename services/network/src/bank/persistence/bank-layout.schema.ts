import type { BankLayout } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** How the columns of all statements with these headers are read; written once, never changed. The newest version counts. */
export interface KnownLayout {
  /** The fingerprint and the version. */
  readonly _id: string;
  /** Of the headers. */
  readonly fingerprint: string;
  /** From 1. */
  readonly version: number;
  readonly headers: readonly string[];
  readonly layout: BankLayout;
  readonly confirmedBy: string;
  /** Absent while dual approval is off. */
  readonly secondApprover?: string;
  readonly confirmedAt: Date;
}

export const bankLayoutModel = 'BankLayout';
export const bankLayoutSchema = new Schema<KnownLayout>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    version: { type: Number, required: true },
    headers: { type: [String], required: true },
    layout: { type: Schema.Types.Mixed, required: true },
    confirmedBy: { type: String, required: true },
    secondApprover: String,
    confirmedAt: { type: Date, required: true },
  },
  { collection: 'bank_layouts', versionKey: false },
);
bankLayoutSchema.index({ fingerprint: 1, version: -1 }, { unique: true });
