import { keepRevocationsSeconds } from '@deepam/platform';
import { Schema } from 'mongoose';

/** The lowest session version that a member's tokens must have, or one session that ended. */
export interface SessionRevocationDocument {
  /** The member, or `revocationId` of the session. */
  _id: string;
  /** Both only where a single session ended. */
  memberId?: string;
  sessionId?: string;
  sessionVersion: number;
  revokedAt: Date;
}

export const sessionRevocationModel = 'SessionRevocation';

export const sessionRevocationSchema = new Schema<SessionRevocationDocument>(
  {
    _id: { type: String, required: true },
    memberId: String,
    sessionId: String,
    sessionVersion: { type: Number, required: true },
    revokedAt: { type: Date, required: true },
  },
  { collection: 'session_revocations', versionKey: false },
);

sessionRevocationSchema.index({ revokedAt: 1 }, { expireAfterSeconds: keepRevocationsSeconds });
