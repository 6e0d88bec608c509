import { reversalKinds, type ReversalKind } from '@deepam/contracts';
import { Schema } from 'mongoose';

export interface Reversal {
  readonly id: string;
  readonly kind: ReversalKind;
  readonly note: string;
  readonly at: Date;
  readonly byId: string;
  readonly isPriceOwed: boolean;
}

export const reversalSchema = new Schema<Reversal>(
  {
    id: { type: String, required: true },
    kind: { type: String, enum: reversalKinds, required: true },
    note: { type: String, required: true },
    at: { type: Date, required: true },
    byId: { type: String, required: true },
    isPriceOwed: { type: Boolean, required: true },
  },
  { _id: false },
);
