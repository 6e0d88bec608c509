import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

/**
 * `approved`: awaiting a bank file or a manual payment; `submitted`: in a file that the bank may have; `released`: a
 * person reports that the bank has not paid it. The table is `transferTransitions` in commission.
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
  recordedBy: z.string().nullable(),
  reason: z.string().nullable(),
  isDoubtful: z.literal(true).optional(),
});

export const ownTransfer = z.object({
  state: z.enum(transferStates),
  paidOn: z.iso.date().optional(),
  returnedOn: z.iso.date().optional(),
  utr: z.string().optional(),
});

export const transferView = ownTransfer.extend({
  _id: objectId,
  channel: z.enum(transferChannels),
  amount: rupees,
  reference: z.string(),
  requestedBy: z.string().nullable(),
  approvedBy: z.string().nullable().optional(),
  approvedAt: instant,
  bankFileId: objectId.optional(),
  submittedAt: instant.optional(),
  /** From then on a person may release a submitted transfer. Each download restarts the waiting time. */
  releasableFrom: instant.optional(),
  /** When it was released or cancelled, and by whom: null if the name is unknown. */
  endedAt: instant.optional(),
  endedBy: z.string().nullable().optional(),
  reason: z.string().optional(),
  leftOut: z.enum(leftOutReasons).optional(),
  proof: z.string().optional(),
  evidence: z.array(evidenceView),
  /** The evidence can't all be true: a person has to ask the bank. */
  isContradicted: z.literal(true).optional(),
  /** The reader sends it, and sees its bank details until then. */
  detailsUntil: instant.optional(),
  isYours: z.literal(true).optional(),
  isOverdue: z.literal(true).optional(),
});
export type TransferView = z.infer<typeof transferView>;
