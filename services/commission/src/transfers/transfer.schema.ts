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

/** How a person has ended a transfer without a payment. */
export interface TransferEnd {
  readonly at: Date;
  readonly by: string;
  /** The accounts of that person (`accountsOf`); missing for a bank file, and in ends of earlier releases. */
  readonly accounts?: readonly string[];
  readonly reason: string | null;
  /** The bank file was made without it. */
  readonly leftOut: (typeof leftOutReasons)[number] | null;
}

/** One attempt to move the money of a payable. */
export interface TransferDocument {
  readonly _id: string;
  readonly payableId: string;
  readonly kind: PayableKind;
  readonly memberId: string;
  readonly channel: (typeof transferChannels)[number];
  readonly grossPaise: Paise;
  readonly taxPaise: Paise;
  /** The amount that the bank pays. */
  readonly netPaise: Paise;
  readonly state: TransferState;
  /** The payable, as long as the transfer is open: a unique index keeps a second one from being open. */
  readonly openPayableId?: string;
  readonly requestedBy: string;
  /** Null if no second approver was needed. */
  readonly approvedBy: string | null;
  readonly approvedAt: Date;
  readonly bankFileId: string | null;
  /** Its place in the bank file, from 0. */
  readonly place: number | null;
  /** The digest of the bank details at the approval: see `payeeDetailsChanged`. */
  readonly bankDigest: string | null;
  /** In the narration of the payment. */
  readonly reference: string;
  /** When the bank file with it was downloaded first and last: from then on the bank may pay. */
  readonly submittedAt: Date | null;
  readonly resubmittedAt: Date | null;
  /** The number of the bank as a person has typed it: no other transfer has it. */
  readonly typedUtr?: string;
  readonly ended: TransferEnd | null;
  /** Object key of the picture of a manual payment. */
  readonly proofKey: string | null;
  readonly evidence: readonly Evidence[];
  /** How often its requester was reminded to record it. */
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
// The database decides races: a payable has one open transfer at most.
transferSchema.index({ openPayableId: 1 }, { unique: true, sparse: true, name: 'one_open_transfer' });
transferSchema.index({ typedUtr: 1 }, { unique: true, sparse: true, name: 'one_transfer_for_a_number' });
transferSchema.index({ reference: 1 }, { unique: true });
transferSchema.index({ payableId: 1, approvedAt: -1 });
transferSchema.index({ bankFileId: 1, place: 1 });
// Those that a person has to record: see `toRecordSince`.
transferSchema.index({ state: 1, channel: 1, approvedAt: 1 });
transferSchema.index({ 'evidence.utr': 1 }, { sparse: true });
