import type { BankLayout } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** The columns of all statements with these headers, as somebody confirmed them who saw a real one. */
export interface KnownLayout {
  /** The fingerprint of the headers. */
  readonly _id: string;
  readonly layout: BankLayout;
  /** Of the statement with which it was confirmed. */
  readonly account: string;
  readonly confirmedBy: string;
  readonly confirmedAt: Date;
}

export const bankLayoutModel = 'BankLayout';
export const bankLayoutSchema = new Schema<KnownLayout>(
  {
    _id: { type: String, required: true },
    layout: { type: Schema.Types.Mixed, required: true },
    account: { type: String, required: true },
    confirmedBy: { type: String, required: true },
    confirmedAt: { type: Date, required: true },
  },
  { collection: 'bank_layouts', versionKey: false },
);
