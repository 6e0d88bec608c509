import { Schema } from 'mongoose';

export const lookUpModel = 'LookUp';

export interface LookUpDocument {
  _id: string;
  wrong: number;
  expiresAt: Date;
}

export const lookUpSchema = new Schema<LookUpDocument>(
  {
    _id: { type: String, required: true },
    wrong: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'grievance_look_ups', versionKey: false },
);
lookUpSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
