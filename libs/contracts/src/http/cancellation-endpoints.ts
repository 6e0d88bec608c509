import { z } from 'zod';
import { instant, message, objectId, pageQuery, planName, reason, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const askCancellation = defineEndpoint({
  name: 'askCancellation',
  method: 'POST',
  path: '/member/plan-cancellations',
  service: 'network',
  access: 'member',
  summary: 'Ask to give the latest plan back and get the money back, within 30 days of its approval',
  body: z.object({ saleId: objectId, reason: reason.optional() }),
  status: 201,
  response: z.object({ message: z.string(), cancellationId: objectId }),
  errors: [
    'NETWORK.SALE_NOT_FOUND',
    'NETWORK.SALE_REVERSED',
    'NETWORK.SALE_HAS_UPGRADE',
    'NETWORK.PLAN_REQUEST_WAITS',
    'NETWORK.COOLING_OFF_OVER',
    'NETWORK.NOTHING_PAID',
    'NETWORK.CANCELLATION_WAITS',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});

export const withdrawCancellation = defineEndpoint({
  name: 'withdrawCancellation',
  method: 'DELETE',
  path: '/member/plan-cancellations/:id',
  service: 'network',
  access: 'member',
  owner: true,
  summary: 'Keep the plan after all',
  params: z.object({ id: objectId }),
  response: message,
  errors: ['NETWORK.CANCELLATION_NOT_FOUND', 'NETWORK.CANCELLATION_DECIDED'],
});

export const cancellationView = z.object({
  _id: objectId,
  saleId: objectId,
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
  plan: planName,
  amount: rupees,
  approvedAt: instant,
  requestedAt: instant,
  reason: z.string().nullable(),
});
export type CancellationView = z.infer<typeof cancellationView>;

export const listCancellations = defineEndpoint({
  name: 'listCancellations',
  method: 'GET',
  path: '/admin/plan-cancellations',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'read'],
  summary: 'Who asks to give a plan back, oldest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(cancellationView),
});

export const refuseCancellation = defineEndpoint({
  name: 'refuseCancellation',
  method: 'POST',
  path: '/admin/plan-cancellations/:id/refuse',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'plan-cancellation-refused',
  summary: 'Refuse to take a plan back; the member reads the reason',
  params: z.object({ id: objectId }),
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  response: message,
  errors: ['NETWORK.CANCELLATION_NOT_FOUND', 'NETWORK.CANCELLATION_DECIDED'],
});
