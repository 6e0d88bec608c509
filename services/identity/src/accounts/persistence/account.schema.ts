import type { ContactSeenBy, PasswordReason } from '@deepam/contracts';
import { Schema } from 'mongoose';
import { consentSchema, type StoredConsent } from '../../documents/persistence/consent.schema.js';
import type { SealedNumbers } from '../../documents/domain/numbers.js';
import type { HandedPassword } from '../domain/handed-password.js';
import type { Influence } from '../domain/influences.js';
import { numbersSchema } from '../../documents/persistence/numbers.schema.js';

export const accountModel = 'Account';

/** A person who can log in. Deleted accounts stay, without blocking their mobile. */
export interface AccountDocument {
  _id: string;
  name: string;
  email: string | null;
  /** Ten digits; unique among live accounts. */
  mobile: string;
  address: string | null;
  /** Who above sees e-mail and address; missing until its owner chooses. */
  contactSeenBy?: ContactSeenBy;
  passwordHash: string;
  /** Until it is replaced nothing else is open. */
  mustChangePassword: boolean;
  /** Null also where accounts of older releases must change it. */
  passwordReason: PasswordReason | null;
  /** A temporary password is refused from then on; null or missing where the password is the owner's. */
  passwordValidUntil?: Date | null;
  /** Missing where all passwords were the owner's own. */
  handedPassword?: HandedPassword;
  /** Who made the account, or set its mobile or password, for its owner. */
  influences: Influence[];
  isHead: boolean;
  /** Of people of the company, who have no place in the tree; null for members and the head. */
  roleId: string | null;
  /** Tokens carry it; those with a lower one are refused. */
  sessionVersion: number;
  /** Grows with each change of what others see of the profile. */
  revision: number;
  avatarKey: string | null;
  idProofKey: string | null;
  panProofKey: string | null;
  /** Of KYC documents, sealed. */
  numbers: SealedNumbers;
  /** Digests of each PAN that the account had before, and of the present one under older keys, by the calendar year in which the tax year begins. */
  earlierPans?: EarlierPan[];
  /** Missing until the account had bank details or a PAN. */
  payee?: PublishedPayee;
  /** To keep numbers and scans; missing in those who were never asked. */
  kycConsent?: StoredConsent;
  /** Bank details were given once, if only to be removed again; missing in accounts of older releases. */
  hadBankDetails?: boolean;
  /** When bank details were last changed, not given for the first time; missing where they never were. */
  bankChangedAt?: Date;
  /** Digests of the devices its owner logged in with, the latest last; missing in accounts of older releases. */
  knownDevices?: string[];
  /** Grows when an authenticator app or a passkey is added, or a passkey removed; missing where none was. */
  waysInRevision?: number;
  /** Logins are refused; null or missing where they are not. Of staff without a reason. */
  suspension?: { since: Date; reason?: string } | null;
  /** Grows with each suspension and each end of one; missing where there was none. */
  suspensionRevision?: number;
  registeredAt: Date;
  deletedAt: Date | null;
  /** Set with `deletedAt` when the owner closed it. */
  closedAt?: Date;
  /** The debt that the head wrote off when it was closed. */
  writtenOffPaise?: number;
  /** When everything personal was taken out of a deleted account. */
  erasedAt?: Date;
}

export interface EarlierPan {
  readonly year: number;
  readonly persons: readonly string[];
}

/** The latest event with the payee details. */
export interface PublishedPayee {
  /** Grows with each of them. */
  readonly revision: number;
  /** The name of the digest key. */
  readonly key: string;
}

export const mobileIndex = 'one_live_mobile';
const optionalText = { type: String, default: null };
const influenceSchema = new Schema<Influence>(
  { kind: { type: String, required: true }, byId: optionalText, people: [String], at: { type: Date, required: true } },
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
// By these a scan is found that somebody opens; most accounts of a day have none.
accountSchema.index({ idProofKey: 1 }, { partialFilterExpression: { idProofKey: { $type: 'string' } } });
accountSchema.index({ panProofKey: 1 }, { partialFilterExpression: { panProofKey: { $type: 'string' } } });
// Deleted ones that still hold something, the oldest first.
accountSchema.index({ erasedAt: 1, deletedAt: 1 });
accountSchema.index({ writtenOffPaise: 1 }, { sparse: true });
