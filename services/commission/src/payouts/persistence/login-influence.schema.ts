import { Schema } from 'mongoose';

export const loginInfluenceModel = 'LoginInfluence';

/** A person who may be behind the logins of a member, since the latest event that says so. */
export interface LoginInfluenceDocument {
  /** The member's id and that of the person. */
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
