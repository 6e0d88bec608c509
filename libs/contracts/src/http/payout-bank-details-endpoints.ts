import { z } from 'zod';
import { instant, objectId } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** Where a payout goes, in clear; null where the member has given nothing. */
export const bankDetailsView = z.object({
  name: z.string(),
  bankAccountNo: z.string().nullable(),
  ifscCode: z.string().nullable(),
  /** The name as it stands at the bank, where the member has given one. */
  bankHolder: z.string().nullable().optional(),
});

export type BankDetailsView = z.infer<typeof bankDetailsView>;

export const payoutBankDetails = defineEndpoint({
  name: 'payoutBankDetails',
  method: 'GET',
  path: '/admin/payouts/:payoutId/bank-details',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  audit: 'bank-details-revealed',
  summary:
    'Where a payout that is open, or whose payment came back, is to be paid to, in clear, and for some days for who sent it again; recorded',
  params: z.object({ payoutId: objectId }),
  response: bankDetailsView,
  errors: [
    ...(['COMMISSION.PAYOUT_NOT_FOUND', 'COMMISSION.PAYOUT_DECIDED', 'IDENTITY.ACCOUNT_NOT_FOUND'] as const),
    ...(['COMMISSION.BANK_DETAILS_HELD', 'COMMISSION.CONSENT_WITHDRAWN'] as const),
    ...(['COMMISSION.MEMBER_SUSPENDED', 'COMMISSION.NOT_COVERED', 'COMMISSION.SAID_PAID'] as const),
  ],
});

/** Commission asks identity when the head is about to pay. Each answer is recorded with the payout it was for. */
export const revealBankDetails = defineEndpoint({
  name: 'revealBankDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: "A member's bank details in clear, for one payout",
  body: z.object({ memberId: objectId, headId: objectId, payoutId: objectId }),
  response: bankDetailsView.extend({
    /** When they were last changed, not given for the first time: the event of it may not have come yet. */
    changedAt: instant.nullable().optional(),
  }),
  errors: ['IDENTITY.ACCOUNT_NOT_FOUND'],
});
