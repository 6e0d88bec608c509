import { z } from 'zod';
import { message, objectId, reason, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const addEarnings = defineEndpoint({
  name: 'addEarnings',
  method: 'POST',
  path: '/member/earnings/add',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  mayNeedApproval: true,
  audit: 'earnings-added',
  summary: "Add to a member's earnings by hand",
  body: z.object({
    earning: typedNumber(z.number().min(0.01).max(10_000_000).multipleOf(0.01)),
    userId: objectId.optional(),
    reason: reason.optional(),
  }),
  response: message,
  errors: ['COMMISSION.MEMBER_NEEDED', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export const correctPosting = defineEndpoint({
  name: 'correctPosting',
  method: 'POST',
  path: '/admin/ledger/corrections',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  status: 201,
  mayNeedApproval: true,
  audit: 'credit-corrected',
  summary:
    'Take a credit or a part of it back by a linked entry, while that much of it is left and not asked for or paid out',
  body: z.object({
    postingId: objectId,
    reason: reason.min(1, 'Please give a reason.'),
    amount: typedNumber(z.number().min(0.01, 'Please enter an amount.').max(100_000_000).multipleOf(0.01)).optional(),
  }),
  response: z.object({ message: z.string(), correctionId: objectId }),
  errors: [
    'COMMISSION.POSTING_NOT_FOUND',
    'COMMISSION.NOT_CORRECTABLE',
    'COMMISSION.ALREADY_CORRECTED',
    'COMMISSION.CORRECTION_TOO_HIGH',
  ],
});
