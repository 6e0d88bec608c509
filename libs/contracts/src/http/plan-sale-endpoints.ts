import { z } from 'zod';
import { instant, objectId, planName, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** `cooling-off`: the member gives the plan back in time. */
export const reversalKinds = ['wrong-approval', 'cooling-off'] as const;
export type ReversalKind = (typeof reversalKinds)[number];

/** What became of a member's wish to give a plan back. */
export const cancellationStatuses = ['waiting', 'withdrawn', 'refused', 'granted'] as const;

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
  /** It was taken back; null while it stands. */
  reversal: z
    .object({
      at: instant,
      kind: z.enum(reversalKinds),
    })
    .nullable()
    .optional(),
  /** The latest wish of the member to give it back. */
  cancellation: z
    .object({
      _id: objectId,
      status: z.enum(cancellationStatuses),
      requestedAt: instant,
      /** What the member wrote, where anything. */
      reason: z.string().nullable().optional(),
      /** Why it was refused. */
      refusal: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** Until then the member may ask to give it back; null when they may not. */
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
