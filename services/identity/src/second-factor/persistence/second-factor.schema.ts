import { Schema } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed.schema.js';

export const secondFactorModel = 'SecondFactor';

/** An account's authenticator app, set up or about to be. */
export interface SecondFactorDocument {
  /** The account. */
  _id: string;
  /** Null until a code of it was given. */
  secret: Sealed | null;
  /** Shown, and not confirmed yet. */
  pending: Sealed | null;
  pendingUntil: Date | null;
  /** The account had a password from another person shortly before it was set up: the next temporary password removes it. */
  underHandedPassword: boolean;
  /** The latest step whose code was taken: neither it nor an earlier one is good again. */
  lastStep: number;
  /** Digests of those that were not used. */
  recoveryCodes: string[];
}

/** Where a secret is kept, for sealing; a pending one becomes the secret as it is. */
export const secretPlace = (accountId: string): string => `second-factor/${accountId}`;

const sealedOrNull = { type: sealedSchema, default: null };

export const secondFactorSchema = new Schema<SecondFactorDocument>(
  {
    _id: { type: String, required: true },
    secret: sealedOrNull,
    pending: sealedOrNull,
    pendingUntil: { type: Date, default: null },
    underHandedPassword: { type: Boolean, default: false },
    lastStep: { type: Number, default: 0 },
    recoveryCodes: { type: [String], default: [] },
  },
  { collection: 'second_factors', versionKey: false },
);
