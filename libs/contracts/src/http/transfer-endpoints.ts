import { z } from 'zod';
import { objectId, rupees, message, reason, typedNumberOrZero, pageQuery, searchText } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import {
  paymentNumber,
  transferView,
  payableKinds,
  payableRowStates,
  payableRow,
  payableView,
} from './transfer-views.js';

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
