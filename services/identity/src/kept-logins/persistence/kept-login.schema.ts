import { Schema } from 'mongoose';

export const keptLoginModel = 'KeptLogin';

export interface KeptLoginDocument {
  _id: string;
  accountId: string;
  sessionId: string;
  proofDigest: string;
  /** Without these 32 random bytes the PIN opens nothing, however often it is tried on the device. */
  share: string;
  tries: number;
  /** MongoDB removes the document after this time, with the record of its session. */
  expiresAt: Date;
}

const text = { type: String, required: true };

export const keptLoginSchema = new Schema<KeptLoginDocument>(
  {
    _id: text,
    accountId: text,
    sessionId: text,
    proofDigest: text,
    share: text,
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'kept_logins', versionKey: false },
);
keptLoginSchema.index({ accountId: 1 });
keptLoginSchema.index({ sessionId: 1 });
keptLoginSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
