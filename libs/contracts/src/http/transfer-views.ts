import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

/**
 * `approved`: to be put into a bank file, or to be sent by hand; `submitted`: in a file that the bank may have; `released`: a person says that the bank
 * has not paid it. The table stands in commission: `transferTransitions`.
 */
export const transferStates = [
  ...(['approved', 'submitted', 'paid', 'paid-twice'] as const),
  ...(['failed', 'returned', 'released', 'cancelled'] as const),
] as const;
export type TransferState = (typeof transferStates)[number];

/** The bank's number of a payment, with the letters as banks print them. */
export const paymentNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{6,30}$/, 'This reference is not well formed.')
  .toUpperCase();

/** `manual`: a person sends the money and records it. */
export const transferChannels = ['manual', 'bank-file'] as const;

export const evidenceSays = ['paid', 'failed', 'returned'] as const;
export const evidenceSources = ['statement-line', 'bank-answer', 'person'] as const;

/** Why the file of a bank was made without a transfer, which is cancelled by that. */
export const leftOutReasons = [
  ...(['account-closed', 'suspended', 'consent-withdrawn', 'not-covered', 'bank-details-changed'] as const),
  ...(['bank-merged', 'name-unusable', 'paid-before'] as const),
] as const;

const evidenceView = z.object({
  source: z.enum(evidenceSources),
  says: z.enum(evidenceSays),
  day: z.iso.date(),
  amount: rupees,
  utr: z.string().nullable(),
  recordedAt: instant,
  /** The name of the person, where one has recorded it and the name is known. */
  recordedBy: z.string().nullable(),
  reason: z.string().nullable(),
});

/** What a member sees of the latest transfer to them. */
export const ownTransfer = z.object({
  state: z.enum(transferStates),
  /** The day of the bank, or of the person who has recorded it. */
  paidOn: z.iso.date().optional(),
  returnedOn: z.iso.date().optional(),
  utr: z.string().optional(),
});

/** One attempt to move the money of a payable. */
export const transferView = ownTransfer.extend({
  _id: objectId,
  channel: z.enum(transferChannels),
  /** What goes to the account of the member, after tax. */
  amount: rupees,
  /** What the bank prints beside the payment. */
  reference: z.string(),
  /** Names of people, where they are known. */
  requestedBy: z.string().nullable(),
  /** Missing where no second approver was needed. */
  approvedBy: z.string().nullable().optional(),
  approvedAt: instant,
  bankFileId: objectId.optional(),
  /** When a bank file with it was downloaded first. */
  submittedAt: instant.optional(),
  /** Of one that is submitted: from then on a person may say that the bank has not paid it. Each download begins the waiting time anew. */
  releasableFrom: instant.optional(),
  endedAt: instant.optional(),
  /** As the person or the bank gave it, of one that failed, was released or was cancelled. */
  reason: z.string().optional(),
  leftOut: z.enum(leftOutReasons).optional(),
  /** Signed link to the picture of a manual payment. */
  proof: z.string().optional(),
  evidence: z.array(evidenceView),
  /** The evidence can't all be true: a person has to ask the bank. */
  isContradicted: z.literal(true).optional(),
  /** The reader sends it, and sees until then where to. */
  detailsUntil: instant.optional(),
  isYours: z.literal(true).optional(),
  /** A week is over: somebody else may send it. */
  isOverdue: z.literal(true).optional(),
});
export type TransferView = z.infer<typeof transferView>;
