import { z } from 'zod';
import { instant, objectId, planName, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const planSale = z.object({
  _id: objectId,
  date: instant,
  previousPlan: planName.nullable(),
  plan: planName,
  payment: z.enum(['received', 'waived']),
  /** The price difference; 0 when waived. */
  amount: rupees,
  /** As it was typed. */
  utr: z.string().nullable(),
  /** Signed link. */
  proof: z.string().nullable(),
});

export const listPlanSales = defineEndpoint({
  name: 'listPlanSales',
  method: 'GET',
  path: '/member/plan-sales',
  service: 'network',
  access: 'member',
  summary: 'The plans that the caller has bought, oldest first: one of each at most',
  response: z.array(planSale),
});
