import { z } from 'zod';
import { instant, objectId, reason } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { batchParams, payoutBatchView } from './payout-batch-views.js';

export const cancelPayoutBatch = defineEndpoint({
  name: 'cancelPayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'payout-batch-cancelled',
  summary: 'Give all payouts of a batch free again, while none of it is paid',
  params: batchParams,
  body: z.object({
    /** Needed once a file was made: a person knows that the bank has paid none of them, and will not. */
    noneIsPaid: z.boolean().default(false),
    /** The `filedAt` of the latest file that this person has seen: of one that was made since, `noneIsPaid` says nothing. */
    lastFile: instant.optional(),
  }),
  response: z.object({ batch: payoutBatchView }),
  errors: [
    ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.BATCH_NOT_OPEN', 'COMMISSION.BATCH_PAID'] as const),
    ...(['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.CANCEL_TOO_EARLY'] as const),
  ],
});

export const releaseUnpaidPayout = defineEndpoint({
  name: 'releaseUnpaidPayout',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/payouts/:payoutId/not-paid',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'payout-said-unpaid',
  summary: 'Set a payout free that stands in a file for the bank and was not paid: a person has asked the bank',
  params: batchParams.extend({ payoutId: objectId }),
  body: z.object({ reason: reason.min(1) }),
  response: z.object({ batch: payoutBatchView }),
  errors: [
    ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.PAYOUT_NOT_FOUND'] as const),
    ...(['COMMISSION.PAYOUT_NOT_WAITING', 'COMMISSION.BANK_MAY_ANSWER'] as const),
  ],
});
