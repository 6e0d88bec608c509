import { Schema } from 'mongoose';

export const revealModel = 'Reveal';

/** The record is written before the answer and never changes. */
export interface RevealDocument {
  _id: string;
  memberId: string;
  byId: string;
  byHead: boolean;
  fields: string[];
  purpose?: string;
  correlationId: string;
  at: Date;
}

export const revealSchema = new Schema<RevealDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    byId: { type: String, required: true },
    byHead: { type: Boolean, required: true },
    fields: { type: [String], required: true },
    purpose: String,
    correlationId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'reveals', versionKey: false },
);
revealSchema.index({ memberId: 1, at: -1 });
revealSchema.index({ byId: 1, at: -1 });
