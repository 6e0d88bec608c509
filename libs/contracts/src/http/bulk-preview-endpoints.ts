import { z } from 'zod';
import { creditDoubts, seenBefore } from '../payment-proof.js';
import { objectId, planName, rupees } from '../primitives.js';
import { matchedCredit } from './bank-views.js';
import { defineEndpoint } from './endpoint.js';

/** So many requests are approved by one action at most: what somebody can look over before. */
export const maxBulkApprovals = 500;

const asked = z.object({
  requestId: objectId,
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
  plan: planName,
  /** What is due. */
  amount: rupees,
  line: matchedCredit,
});

/**
 * Why a matched request is left out: `amount`: its line has another one; `approve-members`: its member is not approved, and the caller may
 * not approve members; `approver`: the caller imported the statement or matched its line by hand, so a second approver is needed; `closing`: the account is being closed; `held`: the member has this plan or a higher one.
 */
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
      /** The registration of this member, too. */
      approvesMember: z.boolean(),
      seenBefore: z.array(seenBefore),
    }),
  ),
  /** Of the rows. */
  total: rupees,
  leftOut: z.array(asked.extend({ why: z.enum(bulkLeftOutReasons) })),
  /** Whether more are matched than one action takes. */
  hasMore: z.boolean(),
  /** Cotton orders that wait and have their money; they are decided elsewhere. */
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
