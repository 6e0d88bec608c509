import { Schema } from 'mongoose';

export const suspensionModel = 'Suspension';

export interface SuspensionDocument {
  readonly _id: string;
  readonly revision: number;
  readonly isSuspended: boolean;
}

export const suspensionSchema = new Schema<SuspensionDocument>(
  {
    _id: { type: String, required: true },
    revision: { type: Number, required: true },
    isSuspended: { type: Boolean, required: true },
  },
  { collection: 'suspensions', versionKey: false },
);
