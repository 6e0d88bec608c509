import { Schema } from 'mongoose';

export const passkeyModel = 'Passkey';

export interface PasskeyDocument {
  _id: string;
  accountId: string;
  credentialId: string;
  /** The key is in COSE format, encoded in base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isBackedUp: boolean;
}

export const credentialIndex = 'one_account_per_credential';

export const passkeySchema = new Schema<PasskeyDocument>(
  {
    _id: { type: String, required: true },
    accountId: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, required: true },
    transports: { type: [String], default: [] },
    name: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lastUsedAt: { type: Date, default: null },
    isBackedUp: { type: Boolean, required: true },
  },
  { collection: 'passkeys', versionKey: false },
);
passkeySchema.index({ credentialId: 1 }, { unique: true, name: credentialIndex });
passkeySchema.index({ accountId: 1, createdAt: 1 });
