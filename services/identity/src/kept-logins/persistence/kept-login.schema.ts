import { Schema } from 'mongoose';

export const keptLoginModel = 'KeptLogin';

/** A login that lies sealed on a device. Neither its token nor its PIN is here. */
export interface KeptLoginDocument {
  /** 16 random bytes; the device knows it by this. */
  _id: string;
  accountId: string;
  /** The session that the PIN opens. */
  sessionId: string;
  /** From `proofDigest`. */
  proofDigest: string;
  /** 32 random bytes: without them the PIN opens nothing, however many are tried on the device. */
  share: string;
  /** Wrong PINs, and those that are being looked at, since it was opened last. */
  tries: number;
  /** Forgotten by itself, with the record of its session. */
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
