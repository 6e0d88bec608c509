import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxBatchPayouts } from './payout-batch-views.js';

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
