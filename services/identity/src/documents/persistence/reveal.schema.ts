import { Schema } from 'mongoose';

export const revealModel = 'Reveal';

/** Somebody was shown a person's numbers in clear. Written before the answer, never changed. */
export interface RevealDocument {
  _id: string;
  /** Whose numbers. */
  memberId: string;
  /** Who saw them: the member or the head. */
  byId: string;
  byHead: boolean;
  /** Which numbers there were to see. */
  fields: string[];
  /** What for, where it was not the documents as a whole. */
  purpose?: string;
  /** The request, as in the logs. */
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
