import { Schema } from 'mongoose';

export interface MatchingTurn {
  readonly _id: 'matching';
  readonly holder: string;
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
