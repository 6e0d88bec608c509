import { Schema } from 'mongoose';

export const numberChangeModel = 'NumberChange';

/** The record is written with the change and never contains the numbers. */
export interface NumberChangeDocument {
  _id: string;
  memberId: string;
  byId: string;
  fields: string[];
  address: string;
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
