import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

/**
 * An `approved` transfer awaits a bank file or a manual payment; a `submitted` one is in a file that the bank may have;
 * for a `released` one, a person reports that the bank has not paid it. The table is `transferTransitions` in
 * commission.
 */
export const transferStates = [
  ...(['approved', 'submitted', 'paid', 'paid-twice'] as const),
  ...(['failed', 'returned', 'released', 'cancelled'] as const),
] as const;

export type TransferState = (typeof transferStates)[number];

/** The bank's number of a payment has the letters as banks print them. */
export const paymentNumber = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9]{6,30}$/, 'This reference is not well formed.')
  .toUpperCase();

/** With the channel `manual`, a person sends the money and records it. */
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
  /** The amount is net of tax. */
  amount: rupees,
  /** The bank prints the company's reference with the payment. */
  reference: z.string(),
  requestedBy: z.string().nullable(),
  /** The approver is a name or null; the field is absent if no second approver was needed. */
  approvedBy: z.string().nullable().optional(),
  approvedAt: instant,
  bankFileId: objectId.optional(),
  submittedAt: instant.optional(),
  /** A person may release a submitted transfer from this time on. Each download restarts the waiting time. */
  releasableFrom: instant.optional(),
  /** The transfer was released or cancelled at this time, by this person; the name is null if it is unknown. */
  endedAt: instant.optional(),
  endedBy: z.string().nullable().optional(),
  /** The text is the reason of a failure, a release or a cancellation. */
  reason: z.string().optional(),
  /** A download cancelled the transfer for this reason. */
  leftOut: z.enum(leftOutReasons).optional(),
  proof: z.string().optional(),
  evidence: z.array(evidenceView),
  /** The evidence can't all be true: a person has to ask the bank. */
  isContradicted: z.literal(true).optional(),
  /** The reader sends the transfer, and sees its bank details until this time. */
  detailsUntil: instant.optional(),
  isYours: z.literal(true).optional(),
  /** The value is true if seven days have passed since the approval of the transfer. */
  isOverdue: z.literal(true).optional(),
});

export type TransferView = z.infer<typeof transferView>;

export const payoutStatuses = ['Requested', 'Approved', 'Rejected'] as const;

export const payoutAccounts = ['commission', 'earnings'] as const;

export type PayoutAccount = (typeof payoutAccounts)[number];

export const byAccount = z.object({ commission: rupees, earnings: rupees });

export const commissionHistoryEntry = z.object({
  _id: objectId,
  date: instant,
  amount: rupees,
  status: z.enum(payoutStatuses),
  paymentProof: z.string().nullable(),
  reason: z.string().nullable(),
  paidFrom: byAccount.optional(),
  /** The time is that of the approval or the rejection; it is missing while the payout awaits approval. */
  decidedDate: instant.optional(),
  /** The head sees the name of the person who decided, if it is known. */
  decidedBy: z.string().nullable().optional(),
  /** The tax is deducted at the approval: `net` goes to the member's account. */
  tax: rupees.optional(),
  /** The amount is set if tax is deducted. */
  net: rupees.optional(),
  /** Only approved payouts have their latest transfer. It is missing while the payout is owed without one. */
  transfer: ownTransfer.optional(),
  /** Changed bank details hold the payout until this time. The head sees it. */
  heldUntil: instant.optional(),
  /** The value is true while the member's suspension blocks the approval, and otherwise absent. The head sees it. */
  isMemberSuspended: z.literal(true).optional(),
});

export type CommissionHistoryEntry = z.infer<typeof commissionHistoryEntry>;

export const payableKinds = ['payout', 'deposit-refund', 'plan-refund'] as const;

export type PayableKind = (typeof payableKinds)[number];

export const payableStates = ['owed', 'in-transfer', 'paid', 'paid-twice'] as const;

export type PayableState = (typeof payableStates)[number];

/** A requested payout is owed once it is approved; a rejected one never is. */
export const payableRowStates = ['requested', ...payableStates, 'rejected'] as const;

export type PayableRowState = (typeof payableRowStates)[number];

/** The company keeps `tax` of the amount, and the member gets `net`. */
export const withTax = {
  tax: rupees.optional(),
  net: rupees.optional(),
};

export const payableRow = z.object({
  /** The id is that of the payout, the cotton order or the plan sale. */
  _id: objectId,
  kind: z.enum(payableKinds),
  state: z.enum(payableRowStates),
  member: z.object({ _id: objectId, name: z.string(), referralCode: z.string() }),
  amount: rupees,
  ...withTax,
  /** The payable was requested, or became owed, at this time. */
  date: instant,
  paidFrom: byAccount.optional(),
  decidedDate: instant.optional(),
  decidedBy: z.string().nullable().optional(),
  reason: z.string().nullable().optional(),
  /** The pending approval request has its requester, if the name is known, and its time. */
  waits: z.object({ requestedBy: z.string().nullable(), requestedAt: instant }).optional(),
  /** Changed bank details hold the payable until this time. */
  heldUntil: instant.optional(),
  isMemberSuspended: z.literal(true).optional(),
  /** The transfer has paid the payable, or is the latest one; it is absent without a transfer. */
  transfer: transferView.optional(),
});

export type PayableRow = z.infer<typeof payableRow>;

export const payableView = payableRow.omit({ transfer: true }).extend({
  transfers: z.array(transferView),
  /** Debits up to this day are known from bank statements; it is null before the first import. */
  statementsUpTo: z.iso.date().nullable(),
});

export type PayableView = z.infer<typeof payableView>;
