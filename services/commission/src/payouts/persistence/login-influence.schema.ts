import { Schema } from 'mongoose';

export const loginInfluenceModel = 'LoginInfluence';

export interface LoginInfluenceDocument {
  readonly _id: string;
  readonly memberId: string;
  readonly personId: string;
  readonly at: Date;
}

export const loginInfluenceSchema = new Schema<LoginInfluenceDocument>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true, index: true },
    personId: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'login_influences', versionKey: false },
);
