import { z } from 'zod';
import {
  instant,
  message,
  objectId,
  reason,
  rupees,
  searchText,
  typedNumber,
  waitingCount,
  waitingSince,
  wholeListQuery,
} from '../primitives.js';
import { imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';

export const payoutStatuses = ['Requested', 'Approved', 'Rejected'] as const;
/** The two accounts of a member that payouts are paid from. */
export const payoutAccounts = ['commission', 'earnings'] as const;
export type PayoutAccount = (typeof payoutAccounts)[number];
export const byAccount = z.object({ commission: rupees, earnings: rupees });

export const commissionHistoryEntry = z.object({
  _id: objectId,
  date: instant,
  amount: rupees,
  status: z.enum(payoutStatuses),
  /** Signed link or null. */
  paymentProof: z.string().nullable(),
  reason: z.string().nullable(),
  /** How much of the amount each account pays. */
  paidFrom: byAccount.optional(),
  /** When it was approved or rejected; missing while it waits. */
  decidedDate: instant.optional(),
  /** For the head: the name of who decided, where it is known. */
  decidedBy: z.string().nullable().optional(),
  /** Deducted from it when it was approved, or put into a batch: `net` goes to the account of the member. */
  tax: rupees.optional(),
  net: rupees.optional(),
  /** What the bank told of the payment, where it was paid in a batch. */
  utr: z.string().optional(),
  paidAt: instant.optional(),
  /** For the head: the batch that it waits in, which decides it. */
  batchId: objectId.optional(),
  /** For the head: changed bank details hold the approval until then. */
  heldUntil: instant.optional(),
  /** For the head: it cannot be approved while the member is suspended. */
  isMemberSuspended: z.literal(true).optional(),
});
export type CommissionHistoryEntry = z.infer<typeof commissionHistoryEntry>;

/** Life-long totals, and what of both together is pending, free to be asked for, reserved by requests, and paid out. */
export const balanceView = z.object({
  earnings: rupees,
  commission: rupees,
  pending: rupees,
  available: rupees,
  /** What of `available` each account holds. */
  availableFrom: byAccount.optional(),
  reserved: rupees,
  paid: rupees,
  /** What of `pending` becomes available on which day of India, the next one first; the latest days are left out where there are many. */
  onHold: z.array(z.object({ until: z.iso.date(), amount: rupees })).optional(),
  /** What a payout waits for that is asked for now; missing where nothing is in its way. */
  payoutsWait: z
    .object({
      /** The bank details were changed: no approval before. */
      bankDetailsUntil: instant.optional(),
      /** The consent to keep documents is withdrawn. */
      consentWithdrawn: z.literal(true).optional(),
      /** None can be asked for. */
      suspended: z.literal(true).optional(),
    })
    .optional(),
  /** Deducted from payouts for the government. */
  tax: rupees.optional(),
  commissionHistory: z.array(commissionHistoryEntry),
});

export const balance = defineEndpoint({
  name: 'balance',
  method: 'GET',
  path: '/member/balance',
  service: 'commission',
  access: 'member',
  summary: "The caller's earnings, commission, balances and latest payouts",
  response: balanceView,
});

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
    /** `commission` is paid from commission first and then from earnings, `earnings` from earnings alone. */
    from: z.enum(payoutAccounts).default('commission'),
  }),
  response: z.object({ message: z.string(), entry: commissionHistoryEntry }),
  errors: [
    'COMMISSION.AMOUNT_TOO_HIGH',
    'COMMISSION.PLAN_TOO_LOW',
    'COMMISSION.MEMBER_SUSPENDED',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});

const payoutChoice = z.object({
  status: z.enum(payoutStatuses).optional(),
  /** Part of a name, code or mobile. */
  search: searchText.optional(),
});
export const memberCommissions = defineEndpoint({
  name: 'memberCommissions',
  method: 'GET',
  path: '/member/commissions',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Members who asked for payouts, those with an open request first; next page by the X-Next-Cursor header',
  query: wholeListQuery.extend({
    ...payoutChoice.shape,
    /** Its member with this payout alone, such as a notification leads to. */
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
  stream: true,
  contentType: tableContent,
  summary: 'All payouts that the filters leave, newest first, as a file, CSV or XLSX, amounts in rupees',
  query: payoutChoice.extend({
    /** Days of India on which it was asked for, both included. */
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
  summary: 'How many payouts wait for the head; 100 means 100 or more',
  response: z.object({ payouts: waitingCount, since: z.object({ payouts: waitingSince }).optional() }),
});

export const updateCommissionStatus = defineEndpoint({
  name: 'updateCommissionStatus',
  method: 'POST',
  path: '/member/update-commission-status',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  secondPerson: true,
  audit: 'payout-decided',
  summary: 'Approve a payout, with an optional image of the payment, or reject it; JSON or multipart',
  body: z.object({
    userId: objectId,
    commissionId: objectId,
    status: z.enum(['Approved', 'Rejected']),
    reason: reason.optional(),
  }),
  files: { paymentProof: { required: false, accept: imageTypes } },
  response: message,
  errors: [
    'COMMISSION.PAYOUT_NOT_FOUND',
    'COMMISSION.PAYOUT_DECIDED',
    'COMMISSION.IN_BATCH',
    'COMMISSION.BANK_DETAILS_HELD',
    'COMMISSION.CONSENT_WITHDRAWN',
    'COMMISSION.MEMBER_SUSPENDED',
  ],
});

/** Where a payout goes, in clear; null where the member has given nothing. */
export const bankDetailsView = z.object({
  name: z.string(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  /** The name as it stands at the bank, where the member has given one. */
  bankHolder: z.string().nullable().optional(),
});
export type BankDetailsView = z.infer<typeof bankDetailsView>;

export const payoutBankDetails = defineEndpoint({
  name: 'payoutBankDetails',
  method: 'GET',
  path: '/admin/payouts/:payoutId/bank-details',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  audit: 'bank-details-revealed',
  summary: 'Where an open payout is to be paid to, in clear; recorded',
  params: z.object({ payoutId: objectId }),
  response: bankDetailsView,
  errors: ['COMMISSION.PAYOUT_NOT_FOUND', 'COMMISSION.PAYOUT_DECIDED', 'IDENTITY.ACCOUNT_NOT_FOUND'],
});

/** Commission asks identity when the head is about to pay. Each answer is recorded with the payout it was for. */
export const revealBankDetails = defineEndpoint({
  name: 'revealBankDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: "A member's bank details in clear, for one payout",
  body: z.object({ memberId: objectId, headId: objectId, payoutId: objectId }),
  response: bankDetailsView.extend({
    /** When they were last changed, not given for the first time: the event of it may not have come yet. */
    changedAt: instant.nullable().optional(),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});
