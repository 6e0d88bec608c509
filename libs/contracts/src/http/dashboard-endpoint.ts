import { z } from 'zod';
import { planName, rupees, wholeListQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { networkRow } from './member-view.js';
import { byAccount, commissionHistoryEntry } from './payout-history.js';

/** Composed by the gateway from network and commission. */
export const dashboard = defineEndpoint({
  name: 'dashboard',
  method: 'GET',
  path: '/member/dashboard',
  service: 'gateway',
  access: 'member',
  summary: "The caller's dashboard; an unapproved member sees only that they are not approved",
  query: z.object({ limit: wholeListQuery.shape.limit }),
  response: z.object({
    plan: planName.nullable(),
    planApproved: z.boolean(),
    requestedPlan: planName.nullable(),
    isApproved: z.boolean(),
    isHead: z.boolean(),
    name: z.string(),
    referralCode: z.string(),
    /** The downline, newest first, up to 500 members or `limit`; empty for the unapproved. */
    network: z.array(networkRow),
    /** There are more members than `network` holds; /member/network has them page by page. */
    networkCut: z.boolean(),
    networkSize: z.int(),
    earnings: rupees,
    commission: rupees,
    available: rupees,
    /** What of `available` each account holds. */
    availableFrom: byAccount.optional(),
    commissionHistory: z.array(commissionHistoryEntry),
  }),
});
