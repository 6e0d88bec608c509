import { Schema } from 'mongoose';

export const pinSignInModel = 'PinSignIn';

/**
 * Without the 32 random bytes of `share` the PIN opens nothing, however often it is tried on the device. MongoDB
 * removes the document after `expiresAt`, with the record of its session.
 */
export interface PinSignInDocument {
  _id: string;
  accountId: string;
  sessionId: string;
  proofDigest: string;
  share: string;
  tries: number;
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
