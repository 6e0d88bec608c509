import { z } from 'zod';
import { objectId, pageQuery, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import {
  maxBatchPayouts,
  batchPayment,
  withTax,
  blockedPayout,
  payoutBatchView,
  batchParams,
  payoutBatchRow,
} from './payout-batch-views.js';

const choice = z.object({ payoutIds: z.array(objectId).min(1).max(maxBatchPayouts) });

export const previewPayoutBatch = defineEndpoint({
  name: 'previewPayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: 'What a batch of these payouts would take, and what not, and why; changes nothing',
  body: choice,
  response: z.object({ payable: z.array(batchPayment), total: rupees, ...withTax, blocked: z.array(blockedPayout) }),
});

export const makePayoutBatch = defineEndpoint({
  name: 'makePayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  secondPerson: true,
  audit: 'payout-batch-made',
  status: 201,
  summary: 'Put payouts into a batch that the bank pays; those that are blocked are named and left out',
  body: choice,
  response: z.object({ batch: payoutBatchView, blocked: z.array(blockedPayout) }),
  errors: ['COMMISSION.NOTHING_TO_BATCH'],
});

export const payoutBatches = defineEndpoint({
  name: 'payoutBatches',
  method: 'GET',
  path: '/admin/payout-batches',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Batches of payouts, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(payoutBatchView),
});

export const payoutBatch = defineEndpoint({
  name: 'payoutBatch',
  method: 'GET',
  path: '/admin/payout-batches/:batchId',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'A batch of payouts with each row and what the bank has answered',
  params: batchParams,
  response: payoutBatchView.extend({ rows: z.array(payoutBatchRow) }),
  errors: ['COMMISSION.BATCH_NOT_FOUND'],
});
