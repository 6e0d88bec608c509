import type { BankLayout } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** The layout holds for all statements with these headers. Versions are never changed, and the newest one counts. */
export interface KnownLayout {
  readonly _id: string;
  readonly fingerprint: string;
  readonly version: number;
  readonly headers: readonly string[];
  readonly layout: BankLayout;
  readonly confirmedBy: string;
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
