import { z } from 'zod';
import { planName, rupees, wholeListQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { networkRow } from './member-view.js';
import { byAccount, commissionHistoryEntry } from './payout-history.js';

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
    network: z.array(networkRow),
    networkCut: z.boolean(),
    networkSize: z.int(),
    earnings: rupees,
    commission: rupees,
    available: rupees,
    availableFrom: byAccount.optional(),
    commissionHistory: z.array(commissionHistoryEntry),
  }),
});
