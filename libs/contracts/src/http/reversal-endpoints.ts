import { z } from 'zod';
import { instant, message, objectId, reason } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { planSale, reversalKinds } from './plan-sale-endpoints.js';

/** Of the transfer by which the money went back: a UTR of UPI, NEFT, RTGS or IMPS. */
export const refundReference = z
  .string()
  .regex(/^[A-Za-z0-9]{6,22}$/, 'Please enter the number of the transfer: 6 to 22 letters and digits.')
  .overwrite((typed) => typed.toUpperCase());

/** Why a sale cannot be reversed at this moment. */
export const reversalBlocks = ['reversed', 'later-sale', 'request-waits'] as const;

export const soldPlan = planSale.omit({ proof: true, cancelUntil: true }).extend({
  /** From then on it is no case of cooling-off any more. */
  coolingOffEnd: instant,
  blocked: z.enum(reversalBlocks).nullable(),
});
export type SoldPlan = z.infer<typeof soldPlan>;

export const salesOfMember = defineEndpoint({
  name: 'salesOfMember',
  method: 'GET',
  path: '/admin/members/:id/sales',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'read'],
  summary: 'The plans that a member has bought, oldest first, and what keeps each from being reversed',
  params: z.object({ id: objectId }),
  response: z.array(soldPlan),
  errors: ['NETWORK.MEMBER_NOT_FOUND'],
});

export const reverseSale = defineEndpoint({
  name: 'reverseSale',
  method: 'POST',
  path: '/admin/sales/:id/reverse',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  stepUp: true,
  secondPerson: true,
  audit: 'sale-reversed',
  summary: 'Take a sale back: the plan steps back, its commission is taken back',
  params: z.object({ id: objectId }),
  body: z.object({
    kind: z.enum(reversalKinds),
    /** For the company: nobody else reads it. */
    note: reason.min(1, 'Please give a reason.'),
    /** When the money went back already. */
    refundReference: refundReference.optional(),
  }),
  response: message,
  errors: [
    'NETWORK.SALE_NOT_FOUND',
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.SALE_REVERSED',
    'NETWORK.SALE_HAS_UPGRADE',
    'NETWORK.PLAN_REQUEST_WAITS',
    'NETWORK.COOLING_OFF_OVER',
    'NETWORK.NOTHING_PAID',
    'NETWORK.REFUND_NUMBER_USED',
    'NETWORK.UTR_USED',
  ],
});

export const noteRefund = defineEndpoint({
  name: 'noteRefund',
  method: 'POST',
  path: '/admin/sales/:id/refund',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  stepUp: true,
  secondPerson: true,
  audit: 'refund-noted',
  summary: 'Note the transfer by which the money of a reversed sale went back to the member',
  params: z.object({ id: objectId }),
  body: z.object({ refundReference }),
  response: message,
  errors: [
    'NETWORK.SALE_NOT_FOUND',
    'NETWORK.SALE_NOT_REVERSED',
    'NETWORK.NOTHING_PAID',
    'NETWORK.REFUND_NOTED',
    'NETWORK.REFUND_NUMBER_USED',
    'NETWORK.UTR_USED',
  ],
});
