import { z } from 'zod';
import { instant, objectId, planName, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** `cooling-off`: the member returns the plan in time. */
export const reversalKinds = ['wrong-approval', 'cooling-off'] as const;
export type ReversalKind = (typeof reversalKinds)[number];

/** The states of a member's cancellation request. */
export const cancellationStatuses = ['waiting', 'withdrawn', 'refused', 'granted'] as const;

export const planSale = z.object({
  _id: objectId,
  date: instant,
  previousPlan: planName.nullable(),
  plan: planName,
  payment: z.enum(['received', 'waived']),
  amount: rupees,
  utr: z.string().nullable(),
  proof: z.string().nullable(),
  /** The reversal of the sale; null if the sale is valid. */
  reversal: z
    .object({
      at: instant,
      kind: z.enum(reversalKinds),
    })
    .nullable()
    .optional(),
  cancellation: z
    .object({
      _id: objectId,
      status: z.enum(cancellationStatuses),
      requestedAt: instant,
      /** The text that the member wrote, if any. */
      reason: z.string().nullable().optional(),
      refusal: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** The end of the time in which the member may request the cancellation; null if the member can't. */
  cancelUntil: instant.nullable().optional(),
});

export const listPlanSales = defineEndpoint({
  name: 'listPlanSales',
  method: 'GET',
  path: '/member/plan-sales',
  service: 'network',
  access: 'member',
  summary: 'The plans that the caller has bought, oldest first: one of each at most that was not taken back',
  response: z.array(planSale),
});
