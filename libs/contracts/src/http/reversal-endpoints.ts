import { z } from 'zod';
import { instant, message, objectId, reason } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { planSale, reversalKinds } from './plan-sale-endpoints.js';

export const reversalBlocks = ['reversed', 'later-sale', 'request-waits'] as const;

export const soldPlan = planSale.omit({ proof: true, cancelUntil: true }).extend({
  /** The reversal is no cooling-off case after this time. */
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
  mayNeedApproval: true,
  audit: 'sale-reversed',
  summary: 'Take a sale back: the plan steps back, its commission is taken back, and its price is owed to the member',
  params: z.object({ id: objectId }),
  body: z.object({
    kind: z.enum(reversalKinds),
    /** The note is only for the company. */
    note: reason.min(1, 'Please give a reason.'),
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
  ],
});
