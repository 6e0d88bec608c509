import type { ContactSeenBy, PasswordReason } from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { SealedNumbers } from '../../numbers/domain/numbers.js';
import type { HandedPassword } from '../domain/handed-password.js';
import type { Influence } from '../domain/influences.js';
import { numbersSchema } from '../../numbers/numbers.schema.js';

export const accountModel = 'Account';

export interface AccountDocument {
  _id: string;
  name: string;
  email: string | null;
  mobile: string;
  address: string | null;
  contactSeenBy?: ContactSeenBy;
  passwordHash: string;
  mustChangePassword: boolean;
  passwordReason: PasswordReason | null;
  passwordValidUntil?: Date | null;
  handedPassword?: HandedPassword;
  influences: Influence[];
  isHead: boolean;
  roleId: string | null;
  /** Tokens with a lower version are rejected. */
  sessionVersion: number;
  revision: number;
  avatarKey: string | null;
  idProofKey: string | null;
  panProofKey: string | null;
  numbers: SealedNumbers;
  earlierPans?: EarlierPan[];
  payee?: PublishedPayee;
  kycConsent?: StoredConsent;
  hadBankDetails?: boolean;
  bankChangedAt?: Date;
  /** The digests are those of devices with a login, the latest last. */
  knownDevices: string[];
  waysInRevision?: number;
  suspension?: { since: Date; reason?: string } | null;
  suspensionRevision?: number;
  registeredAt: Date;
  deletedAt: Date | null;
  closedAt?: Date;
  writtenOffPaise?: number;
  erasedAt?: Date;
}

export interface StoredConsent {
  readonly revision: number;
  readonly version: number | null;
  readonly givenAt: Date | null;
  readonly withdrawnAt: Date | null;
}

export interface EarlierPan {
  readonly year: number;
  readonly persons: readonly string[];
}

export interface PublishedPayee {
  readonly revision: number;
  readonly key: string;
}

export const mobileIndex = 'one_live_mobile';
const optionalText = { type: String, default: null };
const influenceSchema = new Schema<Influence>(
  { kind: { type: String, required: true }, byId: optionalText, people: [String], at: { type: Date, required: true } },
  { _id: false },
);
const consentSchema = new Schema<StoredConsent>(
  { revision: Number, version: Number, givenAt: Date, withdrawnAt: Date },
  { _id: false },
);

export const accountSchema = new Schema<AccountDocument>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    email: optionalText,
    mobile: { type: String, required: true },
    address: optionalText,
    contactSeenBy: String,
    passwordHash: { type: String, required: true },
    mustChangePassword: { type: Boolean, default: false },
    passwordReason: optionalText,
    passwordValidUntil: { type: Date, default: null },
    handedPassword: {
      type: new Schema({ byId: optionalText, at: { type: Date, required: true }, isFirst: Boolean }, { _id: false }),
      default: undefined,
    },
    influences: { type: [influenceSchema], default: [] },
    isHead: { type: Boolean, default: false },
    roleId: optionalText,
    sessionVersion: { type: Number, default: 1 },
    revision: { type: Number, default: 1 },
    avatarKey: optionalText,
    idProofKey: optionalText,
    panProofKey: optionalText,
    numbers: { type: numbersSchema, default: () => ({}) },
    writtenOffPaise: Number,
    earlierPans: { type: [new Schema({ year: Number, persons: [String] }, { _id: false })], default: undefined },
    payee: { type: new Schema({ revision: Number, key: String }, { _id: false }), default: undefined },
    kycConsent: { type: consentSchema, default: undefined },
    hadBankDetails: { type: Boolean, default: false },
    bankChangedAt: Date,
    knownDevices: { type: [String], default: [] },
    waysInRevision: Number,
    suspension: {
      type: new Schema({ since: { type: Date, required: true }, reason: String }, { _id: false }),
      default: null,
    },
    suspensionRevision: { type: Number, default: 0 },
    registeredAt: { type: Date, required: true },
    deletedAt: { type: Date, default: null },
    closedAt: Date,
    erasedAt: Date,
  },
  { collection: 'accounts', versionKey: false },
);
accountSchema.index({ mobile: 1 }, { unique: true, partialFilterExpression: { deletedAt: null }, name: mobileIndex });
for (const name of ['adharNo', 'panCardNo', 'bankAccountNo']) {
  accountSchema.index({ [`numbers.${name}.digests`]: 1 }, { sparse: true });
}
accountSchema.index({ isHead: 1 }, { unique: true, partialFilterExpression: { isHead: true }, name: 'one_head' });
accountSchema.index({ roleId: 1 }, { partialFilterExpression: { roleId: { $type: 'string' } } });
accountSchema.index({ idProofKey: 1 }, { partialFilterExpression: { idProofKey: { $type: 'string' } } });
accountSchema.index({ panProofKey: 1 }, { partialFilterExpression: { panProofKey: { $type: 'string' } } });
accountSchema.index({ erasedAt: 1, deletedAt: 1 });
accountSchema.index({ writtenOffPaise: 1 }, { sparse: true });
