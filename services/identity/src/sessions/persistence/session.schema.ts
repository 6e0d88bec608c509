import { Schema } from 'mongoose';

export const sessionModel = 'Session';

/** Days for which a session is kept after its end. */
export const KEEP_DAYS = 90;

/** One login on one device. No address is kept. */
export interface SessionDocument {
  /** `sid` of its tokens. */
  _id: string;
  accountId: string;
  /** Of its latest token: below the account's present one it has ended. */
  sessionVersion: number;
  browser: string | null;
  system: string | null;
  madeAt: Date;
  lastSeenAt: Date;
  /** When its latest token ends. */
  endsAt: Date;
  /** Set when it was ended by itself before that. */
  endedAt: Date | null;
}

const needed = { type: Date, required: true };

export const sessionSchema = new Schema<SessionDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    sessionVersion: { type: Number, required: true },
    browser: { type: String, default: null },
    system: { type: String, default: null },
    madeAt: needed,
    lastSeenAt: needed,
    endsAt: needed,
    endedAt: { type: Date, default: null },
  },
  { collection: 'sessions', versionKey: false },
);
sessionSchema.index({ accountId: 1, lastSeenAt: -1 });
sessionSchema.index({ endedAt: 1, lastSeenAt: 1 });
sessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: KEEP_DAYS * 24 * 3600 });
