import { z } from 'zod';
import { creditDoubts, seenBefore } from '../payment-proof.js';
import { objectId, planName, rupees } from '../primitives.js';
import { matchedCredit } from './bank-views.js';
import { defineEndpoint } from './endpoint.js';

/** The largest number of requests that one action approves: a person can check this many. */
export const maxBulkApprovals = 500;

const asked = z.object({
  requestId: objectId,
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
  plan: planName,
  amount: rupees,
  line: matchedCredit,
});

export const bulkLeftOutReasons = [
  'amount',
  'approve-members',
  'approver',
  'closing',
  'held',
  ...creditDoubts,
] as const;

export const bulkApprovalPreview = z.object({
  rows: z.array(
    asked.extend({
      approvesMember: z.boolean(),
      seenBefore: z.array(seenBefore),
    }),
  ),
  total: rupees,
  leftOut: z.array(asked.extend({ why: z.enum(bulkLeftOutReasons) })),
  hasMore: z.boolean(),
  /** Cotton orders awaiting approval with a matched credit; clerks decide them elsewhere. */
  cottonOrders: z.int(),
});
export type BulkApprovalPreview = z.infer<typeof bulkApprovalPreview>;
export const previewBulkApproval = defineEndpoint({
  name: 'previewBulkApproval',
  method: 'GET',
  path: '/admin/bulk-approvals/preview',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Plan requests whose money is in the bank, as they would be approved together, and what is left out',
  response: bulkApprovalPreview,
});
