import { Schema } from 'mongoose';

export const triesModel = 'Tries';

/** MongoDB removes the document at `expiresAt`. The oldest try comes first. */
export interface TriesDocument {
  /** The id is a digest of the scope and its subject, so no mobile or address is stored in clear. */
  _id: string;
  tries: { id: string; at: Date }[];
  expiresAt: Date;
}

const oneTry = new Schema({ id: { type: String, required: true }, at: { type: Date, required: true } }, { _id: false });

export const triesSchema = new Schema<TriesDocument>(
  {
    _id: { type: String, required: true },
    tries: { type: [oneTry], required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_failures', versionKey: false },
);
triesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
