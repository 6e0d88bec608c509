import { z } from 'zod';
import { instant } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { batchParams } from './payout-batch-views.js';

export const payoutFileFormats = ['generic-neft', 'hdfc', 'icici', 'sbi'] as const;

export const exportPayoutFile = defineEndpoint({
  name: 'exportPayoutFile',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/file',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  secondPerson: true,
  audit: 'payout-file-made',
  stream: true,
  // Banks take no mark of an encoding, which spreadsheets want.
  contentType: 'text/plain',
  shownOnce: true,
  summary:
    'The file by which a bank pays what waits in the batch, with account numbers in clear; staff need `payouts` too; recorded',
  params: batchParams,
  body: z.object({
    format: z.enum(payoutFileFormats),
    /** Needed once a file was made, its `filedAt`: a person knows that this one never reached the bank, which would pay twice. */
    lostFile: instant.optional(),
  }),
  response: z.string(),
  errors: [
    ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.BATCH_NOT_OPEN', 'COMMISSION.NOTHING_TO_FILE'] as const),
    'COMMISSION.FILED_BEFORE',
  ],
});

export const payoutFileLayouts = defineEndpoint({
  name: 'payoutFileLayouts',
  method: 'GET',
  path: '/admin/payout-file-layouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'The files of banks that can be made, column by column, and whether one was ever tried',
  response: z.array(
    z.object({
      format: z.enum(payoutFileFormats),
      bank: z.string(),
      confirmed: z.boolean(),
      separator: z.string(),
      hasTitles: z.boolean(),
      columns: z.array(z.object({ title: z.string(), holds: z.string() })),
    }),
  ),
});
