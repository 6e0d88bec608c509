import type { BankLayout } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface BankStatement {
  readonly _id: string;
  readonly account: string;
  readonly sha256: string;
  readonly fingerprint: string;
  readonly layoutVersion: number;
  /** The digest covers the columns: the same file with corrected columns is another statement. */
  readonly reading: string;
  readonly importedAt: Date;
  readonly importedBy: string;
  readonly importerAccounts: readonly string[];
  readonly lines: number;
  readonly newLines: number;
  readonly leftOut: number;
}

export const bankStatementModel = 'BankStatement';
export const bankStatementSchema = new Schema<BankStatement>(
  {
    _id: { type: String, required: true },
    account: { type: String, required: true },
    sha256: { type: String, required: true },
    fingerprint: { type: String, required: true },
    layoutVersion: { type: Number, required: true },
    reading: { type: String, required: true },
    importedAt: { type: Date, required: true },
    importedBy: { type: String, required: true },
    importerAccounts: { type: [String], required: true },
    lines: { type: Number, required: true },
    newLines: { type: Number, required: true },
    leftOut: { type: Number, required: true },
  },
  { collection: 'bank_statements', versionKey: false },
);
bankStatementSchema.index({ sha256: 1, reading: 1 }, { unique: true });
bankStatementSchema.index({ account: 1 });
bankStatementSchema.index({ importedAt: -1, _id: -1 });

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
