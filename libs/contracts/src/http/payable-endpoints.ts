import { z } from 'zod';
import { objectId, pageQuery, rupees, searchText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { payableKinds, payableParams, payableRow, payableRowStates, payableView } from './payable-views.js';
import { paymentNumber } from './transfer-views.js';

export const payableSorts = ['date', 'amount'] as const;
export type PayableSort = (typeof payableSorts)[number];

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
    state: z.enum(payableRowStates).optional(),
    kind: z.enum(payableKinds).optional(),
    search: searchText.optional(),
    number: paymentNumber.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    memberId: objectId.optional(),
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
    /** Null while nothing is deducted. Without a PAN the higher rate applies. */
    hasPan: z.boolean().nullable(),
    /** The money must not be sent before the approval. */
    needsApprover: z.boolean(),
    /** Debits up to this day are known from bank statements; null before the first import. */
    statementsUpTo: z.iso.date().nullable(),
  }),
  errors: ['COMMISSION.PAYABLE_NOT_FOUND', 'COMMISSION.PAYABLE_NOT_OWED'],
});

/** Unmasked; null if the member has given nothing. */
export const bankDetailsView = z.object({
  name: z.string(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  bankHolder: z.string().nullable().optional(),
});
export type BankDetailsView = z.infer<typeof bankDetailsView>;

export const payableBankDetails = defineEndpoint({
  name: 'payableBankDetails',
  method: 'GET',
  path: '/admin/payables/:payableId/bank-details',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
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
