import { Schema } from 'mongoose';

export const requestStateModel = 'RequestState';

/** When a request to the head was made and decided: the events of both come in any order. */
export interface RequestStateDocument {
  _id: string;
  askedAt?: Date;
  decidedAt?: Date;
}

export const requestStateSchema = new Schema<RequestStateDocument>(
  { _id: { type: String, required: true }, askedAt: Date, decidedAt: Date },
  { collection: 'request_states', versionKey: false },
);
