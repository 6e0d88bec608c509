import type { PasskeyPurpose } from '@deepam/contracts';
import { Schema } from 'mongoose';

export const passkeyChallengeModel = 'PasskeyChallenge';

export type ChallengePurpose = PasskeyPurpose | 'login' | 'registration';

export interface PasskeyChallengeDocument {
  _id: string;
  purpose: ChallengePurpose;
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
