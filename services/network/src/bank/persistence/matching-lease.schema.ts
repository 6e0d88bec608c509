import { Schema } from 'mongoose';

export interface MatchingLeaseDocument {
  readonly _id: 'matching';
  readonly holder: string;
  readonly until: Date;
}

export const matchingLeaseModel = 'MatchingLease';
export const matchingLeaseSchema = new Schema<MatchingLeaseDocument>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'matching_turns', versionKey: false },
);
