import { Schema } from 'mongoose';

/** Whose turn it is to match; one document. */
export interface MatchingTurn {
  readonly _id: 'matching';
  readonly holder: string;
  /** Whoever dies keeps it no longer. */
  readonly until: Date;
}

export const matchingTurnModel = 'MatchingTurn';
export const matchingTurnSchema = new Schema<MatchingTurn>(
  {
    _id: { type: String, required: true },
    holder: { type: String, required: true },
    until: { type: Date, required: true },
  },
  { collection: 'matching_turns', versionKey: false },
);
