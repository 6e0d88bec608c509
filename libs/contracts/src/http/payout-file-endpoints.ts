import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { batchParams, maxBatchPayouts } from './payout-batch-endpoints.js';

export const payoutFileFormats = ['generic-neft', 'hdfc', 'icici', 'sbi'] as const;

export const exportPayoutFile = defineEndpoint({
  name: 'exportPayoutFile',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/file',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
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

/** Commission asks identity before payouts go into a batch: nothing in clear. Accounts that are not live are left out. */
export const checkBankDetails = defineEndpoint({
  name: 'checkBankDetails',
  method: 'POST',
  path: '/internal/bank-details/check',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whether bank details are complete, when they were changed, and a digest by which a later change is known',
  body: z.object({ memberIds: z.array(objectId).min(1).max(maxBatchPayouts) }),
  response: z.array(
    z.object({
      memberId: objectId,
      /** Null where account number or IFSC are missing. */
      digest: z.string().nullable(),
      changedAt: instant.nullable(),
    }),
  ),
});

/** Commission asks identity when the bank's file is made. Each member's answer is recorded with the payout it was for. */
export const revealBatchDetails = defineEndpoint({
  name: 'revealBatchDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal-batch',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Bank details of several members in clear, each for one payout; accounts that are not live are left out',
  body: z.object({
    headId: objectId,
    payees: z
      .array(z.object({ memberId: objectId, payoutId: objectId }))
      .min(1)
      .max(maxBatchPayouts),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      bankAccountNo: z.string().nullable(),
      ifscCode: z.string().nullable(),
      bankHolder: z.string().nullable().optional(),
      /** One for each key that is in use: see `checkBankDetails`. */
      digests: z.array(z.string()),
    }),
  ),
});
