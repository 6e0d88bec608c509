import { z } from 'zod';
import {
  instant,
  message,
  objectId,
  reason,
  rupees,
  searchText,
  typedNumberOrZero,
  waitingCount,
  waitingSince,
  wholeListQuery,
} from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { commissionHistoryEntry, payoutStatuses } from './payout-history.js';
import { inFormat, tableContent } from './table-format.js';

const payoutChoice = z.object({
  status: z.enum(payoutStatuses).optional(),
  /** Part of a name, code or mobile. */
  search: searchText.optional(),
});
/** What was sent, in rupees. */
const net = typedNumberOrZero(z.number().min(0).max(100_000_000).multipleOf(0.01));

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
    /** Those alone whose payment came back, and which are to be sent again. */
    cameBack: z.literal('true').optional(),
    /** Those alone that a second person has granted, and that nobody has recorded as sent. */
    toSend: z.literal('true').optional(),
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
  response: z.object({
    payouts: waitingCount,
    /** Approved ones whose payment came back. */
    toSendAgain: waitingCount.optional(),
    /** Those that a second person has granted, and that nobody has recorded as sent. */
    toSend: waitingCount.optional(),
    since: z
      .object({ payouts: waitingSince, toSendAgain: waitingSince.optional(), toSend: waitingSince.optional() })
      .optional(),
  }),
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
    /** What was sent: an approval is refused when something else is left after tax by now. */
    net: net.optional(),
    /** The reference of the payment by which the bank says that it has paid this before: whoever approves it knows of that. */
    saidPaid: z.string().max(20).optional(),
    /** With `saidPaid`: it was sent now as well, and counts as paid twice. Without it nothing was sent. */
    sentToo: z.literal('true').optional(),
  }),
  files: { paymentProof: { required: false, accept: documentTypes } },
  response: message,
  errors: [
    'COMMISSION.PAYOUT_NOT_FOUND',
    'COMMISSION.PAYOUT_DECIDED',
    'COMMISSION.IN_BATCH',
    'COMMISSION.SAID_PAID',
    'COMMISSION.PAYMENT_CAME_BACK',
    'COMMISSION.BANK_DETAILS_HELD',
    'COMMISSION.CONSENT_WITHDRAWN',
    'COMMISSION.MEMBER_SUSPENDED',
    'COMMISSION.NOT_COVERED',
    'COMMISSION.NET_CHANGED',
  ],
});

/**
 * What is sent by hand once more when the payment of an approved payout came back, or when nobody has recorded for a week that it was sent: the books
 * have it as paid already.
 */
export const recordPayoutSent = defineEndpoint({
  name: 'recordPayoutSent',
  method: 'POST',
  path: '/admin/payouts/:payoutId/sent',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  secondPerson: true,
  audit: 'payout-sent',
  summary:
    'Record that an approved payout was sent by hand: its payment came back, or nobody has recorded for a week that it was sent; JSON or multipart',
  params: z.object({ payoutId: objectId }),
  body: z.object({
    /** Refused when it is not what was left after the tax of its approval. */
    net,
  }),
  files: { paymentProof: { required: false, accept: documentTypes } },
  response: message,
  errors: [
    'COMMISSION.PAYOUT_NOT_FOUND',
    'COMMISSION.NOT_CAME_BACK',
    'COMMISSION.SAID_PAID',
    'COMMISSION.BANK_DETAILS_HELD',
    'COMMISSION.CONSENT_WITHDRAWN',
    'COMMISSION.MEMBER_SUSPENDED',
    'COMMISSION.NOT_COVERED',
    'COMMISSION.NET_CHANGED',
  ],
});

/** Who asked for it records it, once the money has left: by then the books have it as paid already. */
export const recordGrantedSent = defineEndpoint({
  name: 'recordGrantedSent',
  method: 'POST',
  path: '/admin/payouts/:payoutId/granted-sent',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  audit: 'granted-payout-sent',
  summary: 'Record that a payout was sent after a second person had granted it, by who asked; JSON or multipart',
  params: z.object({ payoutId: objectId }),
  body: z.object({
    /** `toSendSince` as it was read: nothing is recorded of what was granted anew meanwhile. */
    since: instant,
  }),
  files: { paymentProof: { required: false, accept: documentTypes } },
  response: message,
  errors: ['COMMISSION.PAYOUT_NOT_FOUND', 'COMMISSION.NOT_TO_SEND', 'ACCESS.NOT_YOURS'],
});
