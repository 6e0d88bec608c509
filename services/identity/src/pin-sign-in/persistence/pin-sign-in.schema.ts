import { Schema } from 'mongoose';

export const pinSignInModel = 'PinSignIn';

export interface PinSignInDocument {
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

export const pinSignInSchema = new Schema<PinSignInDocument>(
  {
    _id: text,
    accountId: text,
    sessionId: text,
    proofDigest: text,
    share: text,
    tries: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'pin_sign_ins', versionKey: false },
);
pinSignInSchema.index({ accountId: 1 });
pinSignInSchema.index({ sessionId: 1 });
pinSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
