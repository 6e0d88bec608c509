import { Schema } from 'mongoose';

export const triesModel = 'Tries';

/** Tries of one scope that were wrong or are being looked at, the oldest first. Forgotten by itself at `expiresAt`. */
export interface TriesDocument {
  /** A digest of the scope and what it counts: no mobile or address is kept in clear. */
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
