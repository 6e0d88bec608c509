import { z } from 'zod';
import { bulkWorkView, bulkWorkWithRows, maxBulkRows } from '../bulk-work.js';
import { objectId, pageQuery, planName, instant, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { creditDoubts, seenBefore } from '../payment-proof.js';
import { matchedCredit, bankLineId } from './bank-line-endpoints.js';

const params = z.object({ id: objectId });

const atNetwork = { service: 'network', access: 'head', permission: ['approve-members', 'decide-plans'] } as const;

const atCotton = { service: 'cotton-order', access: 'head', permission: 'dispatch' } as const;

const rowsOf = <Row extends z.ZodType<{ id: string }>>(row: Row) =>
  z
    .array(row)
    .min(1)
    .max(maxBulkRows)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'A row stands here twice.');

const begin = {
  method: 'POST',
  audit: 'bulk-work-begun',
  response: bulkWorkView,
  status: 202,
  errors: ['BULK_WORK.TOO_MANY_OPEN'],
} as const;

const list = {
  method: 'GET',
  summary:
    'What was done to many rows at once, as far as the caller may do it, latest first, and how far it is; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bulkWorkView),
} as const;

const one = {
  method: 'GET',
  summary: 'What was done to many rows at once: the result of each row',
  params,
  response: bulkWorkWithRows,
  errors: ['BULK_WORK.NOT_FOUND'],
} as const;

const stop = {
  method: 'POST',
  audit: 'bulk-work-stopped',
  summary: 'Stop it: the rows that are left stay as they are',
  params,
  response: bulkWorkView,
  errors: ['BULK_WORK.NOT_FOUND', 'BULK_WORK.ENDED'],
} as const;

/** Each row is the single call in the name of the caller, whose permissions are checked before each row. */
export const beginNetworkWork = defineEndpoint({
  ...atNetwork,
  ...begin,
  name: 'beginNetworkWork',
  needsStepUp: true,
  path: '/admin/bulk-works/network',
  summary: 'Approve many registrations or plan requests, one after the other, in the background',
  body: z
    .object({
      kind: z.enum(['approve-registrations', 'approve-plans']),
      /** `id` is the member's id. The person has seen `plan` and the request id. */
      rows: rowsOf(z.object({ id: objectId, plan: planName.optional(), requestId: objectId.optional() })),
    })
    // A plan without a request would be set without a payment; that is no bulk action.
    .refine(({ kind, rows }) => kind !== 'approve-plans' || rows.every(({ plan, requestId }) => plan && requestId), {
      path: ['rows'],
      message: 'A row has no plan request.',
    }),
});

export const networkWorks = defineEndpoint({
  ...atNetwork,
  ...list,
  name: 'networkWorks',
  path: '/admin/bulk-works/network',
});

export const networkWork = defineEndpoint({
  ...atNetwork,
  ...one,
  name: 'networkWork',
  path: '/admin/bulk-works/network/:id',
});

export const stopNetworkWork = defineEndpoint({
  ...atNetwork,
  ...stop,
  name: 'stopNetworkWork',
  path: '/admin/bulk-works/network/:id/stop',
});

export const beginCottonWork = defineEndpoint({
  ...atCotton,
  ...begin,
  name: 'beginCottonWork',
  path: '/admin/bulk-works/cotton',
  summary: 'Mark many approved cotton orders as delivered, one after the other, in the background',
  body: z.object({ kind: z.literal('deliver-cotton'), rows: rowsOf(z.object({ id: objectId })) }),
});

export const cottonWorks = defineEndpoint({
  ...atCotton,
  ...list,
  name: 'cottonWorks',
  path: '/admin/bulk-works/cotton',
});

export const cottonWork = defineEndpoint({
  ...atCotton,
  ...one,
  name: 'cottonWork',
  path: '/admin/bulk-works/cotton/:id',
});

export const stopCottonWork = defineEndpoint({
  ...atCotton,
  ...stop,
  name: 'stopCottonWork',
  path: '/admin/bulk-works/cotton/:id/stop',
});

export const bulkApprovalStates = ['running', 'done', 'stopped'] as const;

export const bulkApproval = z.object({
  _id: objectId,
  begunAt: instant,
  /** The requester is a name, or null for staff. */
  begunBy: z.string().nullable(),
  /**
   * In the state `stopped`, the requester was logged out everywhere or lost the permission; the remaining requests are
   * unchanged.
   */
  state: z.enum(bulkApprovalStates),
  endedAt: instant.nullable(),
  requests: z.int(),
  approved: z.int(),
  failed: z.int(),
});

export type BulkApprovalView = z.infer<typeof bulkApproval>;

export const bulkApprovalRowStates = ['waiting', 'approved', 'failed'] as const;

/** One action approves at most this number of requests, because a person can check this many. */
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
  /** This number counts cotton orders awaiting approval with a matched credit; clerks decide them elsewhere. */
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

/** A request that has changed since the caller saw it is refused in its turn. */
export const beginBulkApproval = defineEndpoint({
  name: 'beginBulkApproval',
  method: 'POST',
  path: '/admin/bulk-approvals',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  needsStepUp: true,
  audit: 'bulk-approval-begun',
  summary: 'Approve plan requests whose money is in the bank, one after the other, in the background',
  body: z.object({
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
  errors: ['BULK_WORK.TOO_MANY_OPEN', 'NETWORK.PAYMENT_NOT_EXPECTED'],
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
        saleId: objectId.nullable(),
        failure: z.object({ code: z.string(), error: z.string() }).nullable(),
      }),
    ),
  }),
  errors: ['NETWORK.BULK_APPROVAL_NOT_FOUND'],
});
