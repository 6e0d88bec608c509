import { Schema } from 'mongoose';

/** A file of a bank that was taken in whole; written once, never changed. */
export interface BankStatement {
  readonly _id: string;
  readonly account: string;
  /** Of the file's bytes. */
  readonly sha256: string;
  /** Of its headers, and the version of their columns by which it was read. */
  readonly fingerprint: string;
  readonly layoutVersion: number;
  /** Of its columns: the same file read by corrected ones is another statement. */
  readonly reading: string;
  readonly importedAt: Date;
  readonly importedBy: string;
  /** The accounts of the importer (`accountsOf`). */
  readonly importerAccounts: readonly string[];
  /** All that it has, also those that earlier statements had brought. */
  readonly lines: number;
  readonly newLines: number;
  /** That could not be read; absent from what earlier releases took in. */
  readonly leftOut?: number;
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
    leftOut: Number,
  },
  { collection: 'bank_statements', versionKey: false },
);
// Of two at one moment one is taken in.
bankStatementSchema.index({ sha256: 1, reading: 1 }, { unique: true });
bankStatementSchema.index({ account: 1 });
bankStatementSchema.index({ importedAt: -1, _id: -1 });
