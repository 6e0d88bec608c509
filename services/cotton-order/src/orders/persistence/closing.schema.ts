import { Schema } from 'mongoose';

export const closingModel = 'Closing';

/**
 * Orders and the closing of an account write the same document, so of two concurrent transactions the later one is
 * repeated.
 */
export interface ClosingDocument {
  readonly _id: string;
  readonly heldUntil?: Date;
  readonly ordersAsked?: number;
}

export const closingSchema = new Schema<ClosingDocument>(
  { _id: { type: String, required: true }, heldUntil: Date, ordersAsked: Number },
  { collection: 'closings', versionKey: false },
);
