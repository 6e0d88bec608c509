import { Schema } from 'mongoose';

export const requestStateModel = 'RequestState';

export interface RequestStateDocument {
  _id: string;
  requestedAt?: Date;
  decidedAt?: Date;
  notifiedIds?: string[];
}

export const requestStateSchema = new Schema<RequestStateDocument>(
  {
    _id: { type: String, required: true },
    requestedAt: Date,
    decidedAt: Date,
    notifiedIds: { type: [String], default: undefined },
  },
  { collection: 'request_states', versionKey: false },
);
