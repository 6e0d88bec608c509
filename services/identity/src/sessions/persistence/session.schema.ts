import { Schema } from 'mongoose';

export const sessionModel = 'Session';

export const KEEP_DAYS = 90;

export interface SessionDocument {
  _id: string;
  accountId: string;
  /** A session whose version is below that of the account has ended. */
  sessionVersion: number;
  browser: string | null;
  system: string | null;
  madeAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
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
