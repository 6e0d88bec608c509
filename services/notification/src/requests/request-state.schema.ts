import { Schema } from 'mongoose';

export const requestStateModel = 'RequestState';

/** When a request was made and decided: the events of both come in any order. */
export interface RequestStateDocument {
  _id: string;
  askedAt?: Date;
  decidedAt?: Date;
  /** Staff who were told of it. Unset where it was for the heads alone, and in what was written before this was kept. */
  toldTo?: string[];
}

export const requestStateSchema = new Schema<RequestStateDocument>(
  {
    _id: { type: String, required: true },
    askedAt: Date,
    decidedAt: Date,
    toldTo: { type: [String], default: undefined },
  },
  { collection: 'request_states', versionKey: false },
);
