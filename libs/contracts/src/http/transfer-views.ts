import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

/**
 * `approved`: to be put into a bank file, or to be sent by hand; `submitted`: in a file that the bank may have; `released`: a person says that the bank
 * has not paid it. The table is `transferTransitions` in commission.
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

/** The reason why a download leaves a transfer out and cancels it. */
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
  /** The name of the person who has recorded it, or null. */
  recordedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /**
   * It contradicts the transfer and does not count: a bank line of another amount or transfer, or a bank answer against a payment that was made, or
   * before the download.
   */
  isDoubtful: z.literal(true).optional(),
});

/** The part of a transfer that its member sees. */
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
  /** The amount that goes to the account of the member, after tax. */
  amount: rupees,
  /** Our reference, which the bank prints next to the payment. */
  reference: z.string(),
  /** The names of the requester and the approver, or null if they are unknown. */
  requestedBy: z.string().nullable(),
  /** Missing if no second approver was needed. */
  approvedBy: z.string().nullable().optional(),
  approvedAt: instant,
  bankFileId: objectId.optional(),
  /** When a bank file with it was downloaded first. */
  submittedAt: instant.optional(),
  /** From then on a person may release a submitted transfer. Each download restarts the waiting time. */
  releasableFrom: instant.optional(),
  /** When it was released or cancelled, and by whom: null if the name is unknown. */
  endedAt: instant.optional(),
  endedBy: z.string().nullable().optional(),
  /** The reason that the bank or a person gave for a failure, a release or a cancellation. */
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
  /** A week is over, so that other people may record or cancel it. */
  isOverdue: z.literal(true).optional(),
});
export type TransferView = z.infer<typeof transferView>;
