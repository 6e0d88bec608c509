import { z } from 'zod';
import { seenBefore } from '../payment-proof.js';
import { instant, objectId, pageQuery, planName, rupees } from '../primitives.js';
import { bankLineId, matchedCredit } from './bank-line-endpoints.js';
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
 * not approve members; `closing`: the account is being closed; `held`: the member has this plan or a higher one.
 */
export const bulkLeftOutReasons = ['amount', 'approve-members', 'closing', 'held'] as const;

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

export const bulkApprovalStates = ['running', 'done', 'stopped'] as const;
const bulkApproval = z.object({
  _id: objectId,
  begunAt: instant,
  begunBy: z.string().nullable(),
  /** `stopped`: whoever began it was logged out everywhere, or may not do it any more; what is left was not touched. */
  state: z.enum(bulkApprovalStates),
  endedAt: instant.nullable(),
  requests: z.int(),
  approved: z.int(),
  refused: z.int(),
});
export type BulkApprovalView = z.infer<typeof bulkApproval>;

export const beginBulkApproval = defineEndpoint({
  name: 'beginBulkApproval',
  method: 'POST',
  path: '/admin/bulk-approvals',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  stepUp: true,
  audit: 'bulk-approval-begun',
  summary: 'Approve plan requests whose money is in the bank, one after the other, in the background',
  body: z.object({
    /** As they were looked at. */
    requests: z
      .array(z.object({ requestId: objectId, lineId: bankLineId }))
      .min(1)
      .max(maxBulkApprovals)
      .refine(
        (all) => new Set(all.map(({ requestId }) => requestId)).size === all.length,
        'A request stands here twice.',
      ),
  }),
  response: bulkApproval,
  status: 202,
  errors: ['NETWORK.PAYMENT_NOT_EXPECTED'],
});

export const listBulkApprovals = defineEndpoint({
  name: 'listBulkApprovals',
  method: 'GET',
  path: '/admin/bulk-approvals',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'What was approved together, latest first, and how far it is; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bulkApproval),
});

export const bulkApprovalRowStates = ['waiting', 'approved', 'refused'] as const;
export const getBulkApproval = defineEndpoint({
  name: 'getBulkApproval',
  method: 'GET',
  path: '/admin/bulk-approvals/:id',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'What was approved together: the result of each request',
  params: z.object({ id: objectId }),
  response: bulkApproval.extend({
    rows: z.array(
      z.object({
        requestId: objectId,
        memberId: objectId,
        name: z.string(),
        plan: planName.nullable(),
        amount: rupees,
        state: z.enum(bulkApprovalRowStates),
        /** Of what was approved. */
        saleId: objectId.nullable(),
        /** Why it was refused: as an answer of an error says it. */
        refusal: z.object({ code: z.string(), error: z.string() }).nullable(),
      }),
    ),
  }),
  errors: ['NETWORK.BULK_APPROVAL_NOT_FOUND'],
});
