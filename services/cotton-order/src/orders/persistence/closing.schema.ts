import { Schema } from 'mongoose';

export const closingModel = 'Closing';

/** What orders and the closing of an account both write to, so that of two at a time one is run again and sees the other. */
export interface ClosingDocument {
  /** The member's id. */
  readonly _id: string;
  /** No orders until then: the account is being closed. */
  readonly heldUntil?: Date;
  readonly ordersAsked?: number;
}

export const closingSchema = new Schema<ClosingDocument>(
  { _id: { type: String, required: true }, heldUntil: Date, ordersAsked: Number },
  { collection: 'closings', versionKey: false },
);
