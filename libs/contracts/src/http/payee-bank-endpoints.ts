import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxFileTransfers } from './bank-file-views.js';
import { bankDetailsView } from './payable-endpoints.js';

/** Commission asks identity before payments go into a bank file: nothing in clear. Accounts that are not live are left out. */
export const checkBankDetails = defineEndpoint({
  name: 'checkBankDetails',
  method: 'POST',
  path: '/internal/bank-details/check',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whether bank details are complete, when they were changed, and a digest by which a later change is known',
  body: z.object({ memberIds: z.array(objectId).min(1).max(maxFileTransfers) }),
  response: z.array(
    z.object({
      memberId: objectId,
      /** Null where account number or IFSC are missing. */
      digest: z.string().nullable(),
      changedAt: instant.nullable(),
    }),
  ),
});

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
      /** One for each key that is in use: see `checkBankDetails`. */
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
    /** When they were last changed, not given for the first time: the event of it may not have come yet. */
    changedAt: instant.nullable().optional(),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});
