import {
  evidenceSays,
  evidenceSources,
  leftOutReasons,
  payableKinds,
  transferChannels,
  transferStates,
  type PayableKind,
  type Paise,
  type TransferState,
} from '@deepam/contracts';
import { Schema } from 'mongoose';
import type { Evidence } from './domain/transfer.js';

export const transferModel = 'Transfer';

export interface TransferEnd {
  readonly at: Date;
  readonly by: string;
  readonly accounts?: readonly string[];
  readonly reason: string | null;
  readonly leftOut: (typeof leftOutReasons)[number] | null;
}

export interface TransferDocument {
  readonly _id: string;
  readonly payableId: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly channel: (typeof transferChannels)[number];
  readonly grossPaise: Paise;
  readonly taxPaise: Paise;
  readonly netPaise: Paise;
  readonly state: TransferState;
  /** The field names the payable while the transfer is open; its unique index prevents a second open transfer. */
  readonly openPayableId?: string;
  readonly requestedBy: string;
  readonly approvedBy: string | null;
  readonly approvedAt: Date;
  readonly bankFileId: string | null;
  readonly place: number | null;
  /** The digest is that of the bank details at the approval, see `payeeDetailsChanged`. */
  readonly bankDigest: string | null;
  readonly reference: string;
  /** The fields are the times of the first and the last download, after which the bank may pay. */
  readonly submittedAt: Date | null;
  readonly resubmittedAt: Date | null;
  /** No other transfer has the number that a person has typed. */
  readonly typedUtr?: string;
  readonly ended: TransferEnd | null;
  readonly proofKey: string | null;
  readonly evidence: readonly Evidence[];
  readonly reminders: number;
  readonly version: number;
}

const number = { type: Number, required: true };
const text = { type: String, required: true };
const orNull = { type: String, default: null };

const evidenceSchema = new Schema<Evidence>(
  {
    source: { ...text, enum: evidenceSources },
    sourceId: text,
    says: { ...text, enum: evidenceSays },
    day: text,
    amountPaise: number,
    utr: orNull,
    recordedAt: { type: Date, required: true },
    recordedBy: orNull,
    accounts: { type: [String], default: undefined },
    reason: orNull,
    isDoubtful: Boolean,
  },
  { _id: false },
);
const endSchema = new Schema<TransferEnd>(
  {
    at: { type: Date, required: true },
    by: text,
    accounts: { type: [String], default: undefined },
    reason: orNull,
    leftOut: { type: String, enum: [...leftOutReasons, null], default: null },
  },
  { _id: false },
);

export const transferSchema = new Schema<TransferDocument>(
  {
    _id: text,
    payableId: text,
    kind: { ...text, enum: payableKinds },
    memberId: text,
    channel: { ...text, enum: transferChannels },
    grossPaise: number,
    taxPaise: number,
    netPaise: number,
    state: { ...text, enum: transferStates },
    openPayableId: String,
    requestedBy: text,
    approvedBy: orNull,
    approvedAt: { type: Date, required: true },
    bankFileId: orNull,
    place: { type: Number, default: null },
    bankDigest: orNull,
    reference: text,
    submittedAt: { type: Date, default: null },
    resubmittedAt: { type: Date, default: null },
    typedUtr: String,
    ended: { type: endSchema, default: null },
    proofKey: orNull,
    evidence: { type: [evidenceSchema], required: true },
    reminders: number,
    version: number,
  },
  { collection: 'transfers', versionKey: false },
);
transferSchema.index({ openPayableId: 1 }, { unique: true, sparse: true, name: 'one_open_transfer' });
transferSchema.index({ typedUtr: 1 }, { unique: true, sparse: true, name: 'one_transfer_for_a_number' });
transferSchema.index({ reference: 1 }, { unique: true });
transferSchema.index({ payableId: 1, approvedAt: -1 });
transferSchema.index({ bankFileId: 1, place: 1 });
transferSchema.index({ state: 1, channel: 1, approvedAt: 1 });
transferSchema.index({ 'evidence.utr': 1 }, { sparse: true });
