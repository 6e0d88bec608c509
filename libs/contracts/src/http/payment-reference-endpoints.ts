import { z } from 'zod';
import { paymentKinds, pictureHashes, seenBefore } from '../payment-proof.js';
import { instant, objectId, reason, utrNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const findPaymentReference = defineEndpoint({
  name: 'findPaymentReference',
  method: 'GET',
  path: '/admin/payment-references',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'decide-cotton', 'read'],
  summary: 'Whose a UTR number is, what it stands for, and every account that has sent it',
  query: z.object({ utr: utrNumber }),
  response: z.object({
    utr: z.string(),
    userId: objectId,
    name: z.string(),
    standsFor: z.enum(['nothing', 'request', 'order', 'sale']),
    sent: z.array(z.object({ kind: z.enum(paymentKinds), userId: objectId, name: z.string(), at: instant })),
  }),
  errors: ['NETWORK.UTR_UNKNOWN'],
});

export const releasePaymentReference = defineEndpoint({
  name: 'releasePaymentReference',
  method: 'POST',
  path: '/admin/payment-references/release',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'decide-cotton'],
  audit: 'payment-number-released',
  summary: 'Take a UTR number from its sender, so that another account may send it; who did it and why is kept',
  body: z.object({ utr: utrNumber, reason: reason.min(1, 'Please give a reason.') }),
  response: z.object({ message: z.string(), userId: objectId }),
  errors: ['NETWORK.UTR_UNKNOWN', 'NETWORK.UTR_HELD'],
});

/**
 * The call is idempotent by order id and precedes the writing of the order. Without a UTR it only stores the picture.
 */
export const reservePaymentReference = defineEndpoint({
  name: 'reservePaymentReference',
  method: 'POST',
  path: '/internal/payment-references/reserve',
  service: 'network',
  access: 'service',
  isInternal: true,
  summary:
    'Have a UTR number stand for a cotton order, and say where else it or the picture was sent; for cotton-order',
  body: z.object({ orderId: objectId, memberId: objectId, utr: utrNumber.nullable(), picture: pictureHashes }),
  response: z.object({ seenBefore: z.array(seenBefore) }),
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.UTR_USED'],
});
