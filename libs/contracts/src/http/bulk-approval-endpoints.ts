import { z } from 'zod';
import { objectId, pageQuery, planName, rupees } from '../primitives.js';
import { bankLineId } from './bank-views.js';
import { defineEndpoint } from './endpoint.js';
import { maxBulkApprovals } from './bulk-preview-endpoints.js';
import { bulkApproval, bulkApprovalRowStates } from './bulk-approval-view.js';

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
        refusal: z.object({ code: z.string(), error: z.string() }).nullable(),
      }),
    ),
  }),
  errors: ['NETWORK.BULK_APPROVAL_NOT_FOUND'],
});
