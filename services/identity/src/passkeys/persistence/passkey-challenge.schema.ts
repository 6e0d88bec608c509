import type { PasskeyPurpose } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const passkeyChallengeModel = 'PasskeyChallenge';

export type ChallengePurpose = PasskeyPurpose | 'login' | 'registration';

/** A random text that waits to be signed, once and for one purpose. */
export interface PasskeyChallengeDocument {
  /** The challenge, in base64url. */
  _id: string;
  purpose: ChallengePurpose;
  /** Who may answer it, in which session; null in a login. */
  accountId: string | null;
  sessionId: string | null;
  expiresAt: Date;
}

export const passkeyChallengeSchema = new Schema<PasskeyChallengeDocument>(
  {
    _id: { type: String, required: true },
    purpose: { type: String, required: true },
    accountId: { type: String, default: null },
    sessionId: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);
passkeyChallengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
passkeyChallengeSchema.index({ sessionId: 1 }, { sparse: true });
