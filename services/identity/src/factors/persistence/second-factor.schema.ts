import { Schema } from 'mongoose';
import type { Sealed } from '../../encryption/domain/sealed.js';
import { sealedSchema } from '../../encryption/sealed.schema.js';

export const secondFactorModel = 'SecondFactor';

export interface SecondFactorDocument {
  _id: string;
  secret: Sealed | null;
  pending: Sealed | null;
  pendingUntil: Date | null;
  /**
   * Another person had given the password shortly before the set-up, so the next temporary password removes the app.
   */
  underHandedPassword: boolean;
  lastStep: number;
  recoveryCodes: string[];
}

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
