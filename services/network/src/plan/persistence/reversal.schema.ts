import { reversalKinds, type ReversalKind } from '@deepam/contracts';
import { Schema } from 'mongoose';

/** That a sale was taken back, once, ever. */
export interface Reversal {
  readonly id: string;
  readonly kind: ReversalKind;
  readonly note: string;
  readonly at: Date;
  readonly byId: string;
  /** Of the transfer by which the money went back, once it is known, and who wrote it down. */
  readonly refundReference: string | null;
  readonly refundedBy?: string;
  /** The same number, so that no other sale has it; missing in what older releases wrote. */
  readonly refundKey?: string;
}

export const reversalSchema = new Schema<Reversal>(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: reversalKinds, required: true },
    note: { type: String, required: true },
    at: { type: Date, required: true },
    byId: { type: String, required: true },
    refundReference: { type: String, default: null },
    refundedBy: String,
    refundKey: String,
  },
  { _id: false },
);
