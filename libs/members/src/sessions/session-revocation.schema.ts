import { keepRevocationsSeconds } from '@deepam/platform';
import { Schema } from 'mongoose';

/** The lowest session version that a member's tokens must have. */
export interface SessionRevocationDocument {
  _id: string;
  sessionVersion: number;
  revokedAt: Date;
}

export const sessionRevocationSchema = new Schema<SessionRevocationDocument>(
  {
    _id: { type: String, required: true },
    sessionVersion: { type: Number, required: true },
    revokedAt: { type: Date, required: true },
  },
  { collection: 'session_revocations', versionKey: false },
);

sessionRevocationSchema.index({ revokedAt: 1 }, { expireAfterSeconds: keepRevocationsSeconds });
