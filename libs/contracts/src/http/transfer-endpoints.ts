import { z } from 'zod';
import { instant, objectId, rupees, message, reason, typedNumberOrZero, pageQuery, searchText } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';

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

export const payableParams = z.object({ payableId: objectId });

export const transferWaitDays = 7;

export const transferWaitEnds = (since: Date): Date => new Date(since.getTime() + transferWaitDays * 24 * 3_600_000);

export const netSent = typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01));

const transferParams = z.object({ transferId: objectId });

const proof = { proof: { required: false, accept: documentTypes } } as const;

const held = [
  ...(['COMMISSION.BANK_DETAILS_HELD', 'COMMISSION.CONSENT_WITHDRAWN'] as const),
  ...(['COMMISSION.MEMBER_SUSPENDED', 'COMMISSION.NOT_COVERED'] as const),
] as const;

/**
 * Without a second approver the money was sent before the call; with one it is sent after the approval and recorded
 * then.
 */
export const transferByHand = defineEndpoint({
  name: 'transferByHand',
  method: 'POST',
  path: '/admin/payables/:payableId/transfers',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'transfer-made',
  summary: 'Transfer by hand what is owed to a member; JSON or multipart. A second transfer always needs an approver',
  params: payableParams,
  body: z.object({
    /** The call is rejected if the present amount after tax differs. */
    net: netSent,
    utr: paymentNumber.optional(),
  }),
  files: proof,
  response: z.object({ message: z.string(), transfer: transferView }),
  errors: [
    ...(['COMMISSION.PAYABLE_NOT_FOUND', 'COMMISSION.PAYABLE_NOT_OWED', 'COMMISSION.NET_CHANGED'] as const),
    ...held,
    'COMMISSION.UTR_USED',
  ],
});

export const recordTransferSent = defineEndpoint({
  name: 'recordTransferSent',
  method: 'POST',
  path: '/admin/transfers/:transferId/sent',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  audit: 'transfer-sent',
  summary:
    'Record that an approved manual transfer was sent, by its requester, or after seven days by anybody; JSON or multipart',
  params: transferParams,
  body: z.object({
    utr: paymentNumber.optional(),
  }),
  files: proof,
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'ACCESS.NOT_YOURS', 'COMMISSION.UTR_USED'],
});

export const cancelTransfer = defineEndpoint({
  name: 'cancelTransfer',
  method: 'POST',
  path: '/admin/transfers/:transferId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  audit: 'transfer-cancelled',
  summary:
    'Cancel an approved manual transfer that was not sent, by its requester, or after seven days by anybody; it is owed again. A bank file is cancelled as a whole',
  params: transferParams,
  body: z.object({ reason: reason.min(1) }),
  response: message,
  errors: [
    ...(['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'COMMISSION.TRANSFER_IN_FILE'] as const),
    'ACCESS.NOT_YOURS',
  ],
});

/**
 * The call is refused until seven days after the latest download. The details of `COMMISSION.BANK_MAY_ANSWER` have the
 * time `from`.
 */
export const releaseTransfer = defineEndpoint({
  name: 'releaseTransfer',
  method: 'POST',
  path: '/admin/transfers/:transferId/release',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  audit: 'transfer-released',
  summary: 'Say that the bank has not paid a transfer of a file, as a person has asked the bank; it is owed again',
  params: transferParams,
  body: z.object({ reason: reason.min(1) }),
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.TRANSFER_ENDED', 'COMMISSION.BANK_MAY_ANSWER'],
});

/** The call always needs a second approver. */
export const recordRecovery = defineEndpoint({
  name: 'recordRecovery',
  method: 'POST',
  path: '/admin/transfers/:transferId/recovery',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'transfer-recovered',
  summary: 'Record that the member has given back what was paid twice',
  params: transferParams,
  body: z.object({
    reason: reason.min(1),
    /** The money was given back on this day, today at the latest. */
    day: z.iso.date(),
  }),
  response: message,
  errors: ['COMMISSION.TRANSFER_NOT_FOUND', 'COMMISSION.NOT_PAID_TWICE', 'COMMISSION.DAY_AHEAD'],
});

export const payableSorts = ['date', 'amount'] as const;

export type PayableSort = (typeof payableSorts)[number];

/** Payables are approved payouts, deposits of returned wicks and prices of reversed plans. */
export const payables = defineEndpoint({
  name: 'payables',
  method: 'GET',
  path: '/admin/payables',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary:
    'Requested payouts, or what is owed to members and was paid: payouts, deposits of returned wicks, refunds of plans; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    /** The default is payables of every state. */
    state: z.enum(payableRowStates).optional(),
    kind: z.enum(payableKinds).optional(),
    /** The text is a part of a name, a code or a mobile. */
    search: searchText.optional(),
    /** The number is the UTR of one of the payable's transfers, or the reference of the company. */
    number: paymentNumber.optional(),
    from: z.iso.date().optional(),
    /** The day in India of the request or of the debt is included. */
    to: z.iso.date().optional(),
    memberId: objectId.optional(),
    /** The filter leaves out payables with a pending approval request. */
    free: z.literal('true').optional(),
    sort: z.enum(payableSorts).default('date'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.array(payableRow),
});

export const payable = defineEndpoint({
  name: 'payable',
  method: 'GET',
  path: '/admin/payables/:payableId',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'A requested payout, or what is owed to a member, with all its transfers and their evidence',
  params: payableParams,
  response: payableView,
  errors: ['COMMISSION.PAYABLE_NOT_FOUND'],
});

/** The tax of a requested payout is computed as its approval would compute it; this call fixes nothing. */
export const payableAmount = defineEndpoint({
  name: 'payableAmount',
  method: 'GET',
  path: '/admin/payables/:payableId/amount-to-send',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary:
    'What is left to send after tax: of a requested payout if it were approved now, otherwise as its approval has fixed it',
  params: payableParams,
  response: z.object({
    amount: rupees,
    /** The tax is 0 while none is deducted. */
    tax: rupees,
    net: rupees,
    /** The value is null while nothing is deducted. Without a PAN the higher rate applies. */
    hasPan: z.boolean().nullable(),
    /** The value is true if the money must not be sent before the approval. */
    needsApprover: z.boolean(),
    /** Debits up to this day are known from bank statements; it is null before the first import. */
    statementsUpTo: z.iso.date().nullable(),
  }),
  errors: ['COMMISSION.PAYABLE_NOT_FOUND', 'COMMISSION.PAYABLE_NOT_OWED'],
});

/** The details are not masked; a field is null if the member has not given it. */
export const bankDetailsView = z.object({
  name: z.string(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  bankHolder: z.string().nullable().optional(),
});

export type BankDetailsView = z.infer<typeof bankDetailsView>;

/** The errors of held or changed details, consent, suspension and cover only concern an approved transfer. */
export const payableBankDetails = defineEndpoint({
  name: 'payableBankDetails',
  method: 'GET',
  path: '/admin/payables/:payableId/bank-details',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  needsStepUp: true,
  audit: 'bank-details-revealed',
  summary:
    'Where a requested payout or what is owed is to be sent, in clear; of an approved manual transfer for seven days to its requester; recorded',
  params: payableParams,
  response: bankDetailsView,
  errors: [
    ...(['COMMISSION.PAYABLE_NOT_FOUND', 'COMMISSION.PAYABLE_NOT_OWED', 'IDENTITY.ACCOUNT_NOT_FOUND'] as const),
    ...(['COMMISSION.BANK_DETAILS_HELD', 'COMMISSION.BANK_DETAILS_CHANGED', 'COMMISSION.CONSENT_WITHDRAWN'] as const),
    ...(['COMMISSION.MEMBER_SUSPENDED', 'COMMISSION.NOT_COVERED'] as const),
  ],
});
