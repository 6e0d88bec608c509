import { keepRevocationsSeconds, type SurvivingSession, type Revocation } from '@deepam/platform';
import { Schema } from 'mongoose';

/**
 * `_id` is the id of the member, or the `revocationId` of the session; `memberId` is set only if a single session
 * ended.
 */
export interface SessionRevocationDocument {
  _id: string;
  memberId?: string;
  sessionId?: string;
  sessionVersion: number;
  /**
   * This session ended all others last. It counts only while `atVersion` is the present version. The database compares
   * `atVersion` first, because it is the first field, so that the latest session is kept in any order of the events.
   */
  keeps?: { atVersion: number } & SurvivingSession;
  revokedAt: Date;
}

export const sessionRevocationModel = 'SessionRevocation';

export const sessionRevocationSchema = new Schema<SessionRevocationDocument>(
  {
    _id: { type: String, required: true },
    memberId: String,
    sessionId: String,
    sessionVersion: { type: Number, required: true },
    keeps: { type: Schema.Types.Mixed },
    revokedAt: { type: Date, required: true },
  },
  { collection: 'session_revocations', versionKey: false },
);

sessionRevocationSchema.index({ revokedAt: 1 }, { expireAfterSeconds: keepRevocationsSeconds });

export function revocationOf(document: SessionRevocationDocument): Revocation {
  const { _id, memberId = _id, sessionId, sessionVersion, keeps } = document;
  const isPresent = keeps?.atVersion === sessionVersion;
  return {
    memberId,
    sessionVersion,
    ...(sessionId !== undefined && { sessionId }),
    ...(isPresent && {
      keeps: {
        sessionId: keeps.sessionId,
        fromVersion: keeps.fromVersion,
      },
    }),
  };
}
