import { Schema } from 'mongoose';

/** Wrong passwords of one scope. Forgotten by itself at `expiresAt`. */
export interface FailureDocument {
  /** A digest of the scope and what it counts: no mobile or address is kept in clear. */
  _id: string;
  failures: number;
  lastFailureAt: Date;
  expiresAt: Date;
}

export const failureSchema = new Schema<FailureDocument>(
  {
    _id: { type: String, required: true },
    failures: { type: Number, required: true },
    lastFailureAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'login_failures', versionKey: false },
);
failureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
