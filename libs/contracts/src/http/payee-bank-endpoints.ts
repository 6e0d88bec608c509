import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxFileTransfers } from './bank-file-views.js';
import { bankDetailsView } from './payable-endpoints.js';

/** Commission asks identity when the bank's file is made. Each member's answer is recorded with the payable it was for. */
export const revealBatchDetails = defineEndpoint({
  name: 'revealBatchDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal-batch',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Bank details of several members in clear, each for one payable; accounts that are not live are left out',
  body: z.object({
    headId: objectId,
    payees: z
      .array(z.object({ memberId: objectId, payableId: objectId }))
      .min(1)
      .max(maxFileTransfers),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      bankAccountNo: z.string().nullable(),
      ifscCode: z.string().nullable(),
      bankHolder: z.string().nullable().optional(),
      digests: z.array(z.string()),
    }),
  ),
});

/** Commission asks identity when a person is about to send money by hand. Each answer is recorded with the payable it was for. */
export const revealBankDetails = defineEndpoint({
  name: 'revealBankDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: "A member's bank details in clear, for one payable",
  body: z.object({ memberId: objectId, headId: objectId, payableId: objectId }),
  response: bankDetailsView.extend({
    /** The time of the last change, not of the first entry: its event may still be on the way. */
    changedAt: instant.nullable().optional(),
    digests: z.array(z.string()),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});
