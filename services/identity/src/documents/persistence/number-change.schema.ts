import { Schema } from 'mongoose';

export const numberChangeModel = 'NumberChange';

/** Somebody changed numbers of their KYC documents or their bank. Written with the change; the numbers themselves are never in it. */
export interface NumberChangeDocument {
  _id: string;
  /** Whose, and who did it. */
  memberId: string;
  byId: string;
  fields: string[];
  /** Where the request came from. */
  address: string;
  /** The request, as in the logs. */
  correlationId: string;
  at: Date;
}

export const numberChangeSchema = new Schema<NumberChangeDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    byId: { type: String, required: true },
    fields: { type: [String], required: true },
    address: { type: String, required: true },
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'number_changes', versionKey: false },
);
numberChangeSchema.index({ memberId: 1, at: -1 });
