import { Schema } from 'mongoose';

export interface Thing {
  readonly _id: string;
  readonly key: string;
  readonly n: number;
  readonly at?: Date;
  readonly inner?: { readonly a?: number; readonly b?: number };
}

export const thingModel = 'Thing';

export const thingSchema = new Schema<Thing>(
  { _id: String, key: String, n: Number, at: Date, inner: { a: Number, b: Number } },
  { collection: 'things', versionKey: false },
);
thingSchema.index({ key: 1 }, { unique: true });
