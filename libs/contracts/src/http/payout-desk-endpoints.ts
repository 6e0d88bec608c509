import { z } from 'zod';
import {
  message,
  objectId,
  reason,
  rupees,
  searchText,
  waitingCount,
  waitingSince,
  wholeListQuery,
} from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { commissionHistoryEntry, payoutStatuses } from './payout-history.js';
import { inFormat, tableContent } from './table-format.js';
import { netSent } from './transfer-endpoints.js';

const payoutChoice = z.object({
  status: z.enum(payoutStatuses).optional(),
  search: searchText.optional(),
});

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
    /** Only the member of this payout, for a link from a notification. */
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
    /** Days of the Indian calendar on which it was requested, both included. */
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
    owed: waitingCount,
    toSend: waitingCount,
    paidTwice: waitingCount,
    since: z.object({ payouts: waitingSince, owed: waitingSince, toSend: waitingSince }),
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
  mayNeedApproval: true,
  audit: 'payout-decided',
  summary: 'Approve a payout, with an optional image of the payment, or reject it; JSON or multipart',
  body: z.object({
    userId: objectId,
    commissionId: objectId,
    status: z.enum(['Approved', 'Rejected']),
    reason: reason.optional(),
    /** The amount that was sent: an approval is rejected if the present amount after tax differs. */
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
