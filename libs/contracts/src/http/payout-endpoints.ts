import { z } from 'zod';
import {
  instant,
  objectId,
  rupees,
  typedNumber,
  message,
  reason,
  searchText,
  waitingCount,
  waitingSince,
  wholeListQuery,
} from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { netSent, bankDetailsView } from './transfer-endpoints.js';
import {
  payableStates,
  byAccount,
  commissionHistoryEntry,
  payoutAccounts,
  payoutStatuses,
  ownTransfer,
} from './transfer-views.js';
import { documentTypes } from '../file-limits.js';
import { inFormat, tableContent } from './table-format.js';
import { maxFileTransfers } from '../list-limits.js';

/**
 * The balance has lifetime totals, and the amounts of both accounts together that are pending, available, reserved by
 * requests, and paid out.
 */
export const balanceView = z.object({
  earnings: rupees,
  /** The amount is all commission that was ever credited. */
  commission: rupees,
  pending: rupees,
  available: rupees,
  availableFrom: byAccount.optional(),
  reserved: rupees,
  /** The paid amount excludes approved payouts that have not reached the member. */
  paid: rupees,
  /**
   * The list has the amounts of `pending` by the day in India on which they become available, the next one first; it
   * omits the latest days if there are many.
   */
  onHold: z.array(z.object({ until: z.iso.date(), amount: rupees })).optional(),
  /** The reasons explain why a new payout would wait; the field is absent if there are none. */
  payoutsWait: z
    .object({
      /** The bank details were changed: no approval is possible before this time. */
      bankDetailsUntil: instant.optional(),
      consentWithdrawn: z.literal(true).optional(),
      suspended: z.literal(true).optional(),
    })
    .optional(),
  /** The tax was deducted from payouts; it is absent if none was deducted. */
  tax: rupees.optional(),
  commissionHistory: z.array(commissionHistoryEntry),
  refunds: z.array(
    z.object({
      _id: objectId,
      kind: z.enum(['deposit-refund', 'plan-refund']),
      state: z.enum(payableStates),
      amount: rupees,
      date: instant,
      transfer: ownTransfer.optional(),
    }),
  ),
});

/** The answer has the latest 50 payouts, and the latest 50 deposits and plan prices that are owed or paid back. */
export const balance = defineEndpoint({
  name: 'balance',
  method: 'GET',
  path: '/member/balance',
  service: 'commission',
  access: 'member',
  summary: "The caller's earnings, commission, balances and latest payouts",
  response: balanceView,
});

/** The amount is reserved until the decision. The details of `COMMISSION.TOO_MANY_OPEN` have the limit `most`. */
export const commissionRequest = defineEndpoint({
  name: 'commissionRequest',
  method: 'POST',
  path: '/member/commission-request',
  service: 'commission',
  access: 'approved',
  status: 201,
  summary: 'Ask for a payout: of commission with Silver or Gold, of earnings with any plan or none',
  body: z.object({
    commissionAmount: typedNumber(
      z.number().min(1, 'Please ask for at least 1 rupee.').max(100_000_000).multipleOf(0.01),
    ),
    /**
     * The account `commission` pays from commission first and then from earnings; `earnings` pays only from earnings.
     */
    from: z.enum(payoutAccounts).default('commission'),
  }),
  response: z.object({ message: z.string(), entry: commissionHistoryEntry }),
  errors: [
    'COMMISSION.AMOUNT_TOO_HIGH',
    'COMMISSION.PLAN_TOO_LOW',
    'COMMISSION.MEMBER_SUSPENDED',
    'COMMISSION.TOO_MANY_OPEN',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});

const payoutChoice = z.object({
  status: z.enum(payoutStatuses).optional(),
  /** The text is a part of a name, a code or a mobile. */
  search: searchText.optional(),
});

/** Each member has the open requests (at most 100) and the latest 20 decided ones. */
export const memberCommissions = defineEndpoint({
  name: 'memberCommissions',
  method: 'GET',
  path: '/member/commissions',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary:
    'Members who have requested payouts, those with an open request first; next page by the X-Next-Cursor header',
  query: wholeListQuery.extend({
    ...payoutChoice.shape,
    /** The filter lists only the member of this payout, for a link from a notification. */
    payoutId: objectId.optional(),
  }),
  response: z.array(
    z.object({
      _id: objectId,
      name: z.string(),
      referralCode: z.string(),
      available: rupees,
      commissionHistory: z.array(commissionHistoryEntry),
    }),
  ),
});

export const memberCommissionsCsv = defineEndpoint({
  name: 'memberCommissionsCsv',
  method: 'GET',
  path: '/member/commissions.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  audit: 'payouts-exported',
  isStream: true,
  contentType: tableContent,
  summary: 'All payouts that the filters leave, newest first, as a file, CSV or XLSX, amounts in rupees',
  query: payoutChoice.extend({
    /** The member requested the payout between these days of the Indian calendar, both included. */
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
    ...inFormat.shape,
  }),
  response: z.string(),
});

export const waitingPayouts = defineEndpoint({
  name: 'waitingPayouts',
  method: 'GET',
  path: '/admin/waiting/payouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary:
    'How many payouts wait for a decision, and how much else a person has to do about transfers; 100 means 100 or more',
  response: z.object({
    payouts: waitingCount,
    /** The number counts payables without an open transfer. */
    owed: waitingCount,
    /** The number counts approved manual transfers that are not recorded as sent. */
    toSend: waitingCount,
    /** The number counts payables with a duplicate transfer. */
    paidTwice: waitingCount,
    /**
     * The times are those of the oldest request, of the oldest debt and of the oldest approval; a time is null if there
     * is none.
     */
    since: z.object({ payouts: waitingSince, owed: waitingSince, toSend: waitingSince }),
  }),
});

/**
 * Without a second approver the money was sent before the approval, and the transfer begins as paid. With a second
 * approver the requester sends the money after the approval and records it. A payout whose tax is its whole amount
 * needs no transfer. The details of `COMMISSION.NET_CHANGED` have the amount `net`.
 */
export const updateCommissionStatus = defineEndpoint({
  name: 'updateCommissionStatus',
  method: 'POST',
  path: '/member/update-commission-status',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'payout-decided',
  summary: 'Approve a payout, with an optional image of the payment, or reject it; JSON or multipart',
  body: z.object({
    userId: objectId,
    commissionId: objectId,
    status: z.enum(['Approved', 'Rejected']),
    reason: reason.optional(),
    /** The amount was sent: an approval is rejected if the present amount after tax differs. */
    net: netSent.optional(),
  }),
  files: { paymentProof: { required: false, accept: documentTypes } },
  response: message,
  errors: [
    'COMMISSION.PAYOUT_NOT_FOUND',
    'COMMISSION.PAYOUT_DECIDED',
    'COMMISSION.BANK_DETAILS_HELD',
    'COMMISSION.CONSENT_WITHDRAWN',
    'COMMISSION.MEMBER_SUSPENDED',
    'COMMISSION.NOT_COVERED',
    'COMMISSION.NET_CHANGED',
  ],
});

/**
 * Only commission may make this call, when the bank's file is made. The answer for each member is recorded with the
 * payable that it was for.
 */
export const revealBatchDetails = defineEndpoint({
  name: 'revealBatchDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal-batch',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: 'Bank details of several members in clear, each for one payable; accounts that are not live are left out',
  body: z.object({
    headId: objectId,
    payees: z
      .array(z.object({ memberId: objectId, payableId: objectId }))
      .min(1)
      .max(maxFileTransfers),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      bankAccountNo: z.string().nullable(),
      ifscCode: z.string().nullable(),
      bankHolder: z.string().nullable().optional(),
      /** The list has one digest for each key in use. */
      digests: z.array(z.string()),
    }),
  ),
});

/**
 * Only commission may make this call, when a person is about to send money by hand. Each answer is recorded with the
 * payable that it was for.
 */
export const revealBankDetails = defineEndpoint({
  name: 'revealBankDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal',
  service: 'identity',
  access: 'service',
  isInternal: true,
  summary: "A member's bank details in clear, for one payable",
  body: z.object({ memberId: objectId, headId: objectId, payableId: objectId }),
  response: bankDetailsView.extend({
    /** The time is that of the last change, not of the first entry: the event of the change may still be on the way. */
    changedAt: instant.nullable().optional(),
    digests: z.array(z.string()),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});
