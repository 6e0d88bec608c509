import { z } from 'zod';
import { message, objectId, planName, reason, rupees, utr, instant, typedNumber, pageQuery } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { maxCottonKg } from '../cotton.js';

export const listPlans = defineEndpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/plans',
  service: 'network',
  access: 'public',
  summary: 'The membership plans and their prices in rupees',
  response: z.array(z.object({ name: planName, price: rupees, cottonGrams: z.int(), contents: z.array(z.string()) })),
});

/** A pending request is replaced at most five times. The details of `NETWORK.TOO_MANY_PROOFS` have the limit `most`. */
export const requestPlanProof = defineEndpoint({
  name: 'requestPlanProof',
  method: 'POST',
  path: '/user/requestplanProof',
  service: 'network',
  access: 'member',
  summary: 'Hand in the proof of a plan payment; replaces a pending one',
  body: z.object({
    /** The plan is above the present one. */
    plan: planName,
    utr,
    /**
     * The payer saw this transaction id of the payment; without an id, or for an id of another member, the latest one
     * for this plan is used.
     */
    txnid: z.string().max(40).optional(),
  }),
  files: { planProof: { required: true, accept: documentTypes } },
  response: message,
  errors: [
    ...(['NETWORK.PLAN_NOT_HIGHER', 'NETWORK.HEAD_HAS_NO_PLAN', 'NETWORK.UTR_USED'] as const),
    ...(['NETWORK.TOO_MANY_PROOFS', 'ACCESS.ACCOUNT_CLOSING'] as const),
  ],
});

/**
 * Staff without `adjust-money` approve only requested and paid plans, so they must send `requestId` and the payment
 * `received`. A member who is not approved needs staff with `approve-members`.
 */
export const approvePlan = defineEndpoint({
  name: 'approvePlan',
  method: 'POST',
  path: '/admin/approve/plan',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  mayNeedApproval: true,
  audit: 'plan-approved',
  summary: 'Approve a plan request, or set a higher plan; records the sale and approves the member',
  body: z.object({
    userId: objectId,
    plan: planName,
    /** The value `waived` means that the plan was not paid. */
    payment: z.enum(['received', 'waived']).default('received'),
    /**
     * The person has seen this request; without an id the plan is set, and a request for it or a lower one is settled.
     */
    requestId: objectId.optional(),
  }),
  response: z.object({ message: z.string(), saleId: objectId }),
  errors: [
    'NETWORK.MEMBER_NOT_FOUND',
    'NETWORK.PLAN_ALREADY_HELD',
    'NETWORK.HEAD_HAS_NO_PLAN',
    'NETWORK.REQUEST_CHANGED',
    'NETWORK.REQUEST_OF_UNAPPROVED',
    'ACCESS.ACCOUNT_CLOSING',
  ],
});

export const rejectPlan = defineEndpoint({
  name: 'rejectPlan',
  method: 'POST',
  path: '/admin/reject/plan',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'plan-rejected',
  summary: 'Reject a plan request; the member is told the reason',
  body: z.object({
    userId: objectId,
    reason: reason.min(1, 'Please give a reason.'),
    /** The person has seen this request; without an id the present one is meant. */
    requestId: objectId.optional(),
  }),
  response: message,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.NO_PLAN_REQUEST', 'NETWORK.REQUEST_CHANGED'],
});

/** The payment details stay the same until the payment is finished. */
const upiPayment = z.object({
  /** The address upi://pay has the parameters pa, pn, am, cu, tr and tn. */
  upiUrl: z.string(),

  /** The id consists of DPM and 24 hex digits. */
  txnid: z.string(),
  message: z.string(),
  amount: rupees,
});
/** The same plan gives the same payment until its proof arrives, for at most 48 hours. */
export const enrollUpi = defineEndpoint({
  name: 'enrollUpi',
  method: 'POST',
  path: '/user/enroll-upi',
  service: 'network',
  access: 'member',
  summary: 'Begin a plan payment, or go on with the unfinished one: a UPI link for the price, or for the difference',
  body: z.object({
    /** The plan is above the present one. */
    plan: planName,
  }),
  response: upiPayment,
  errors: ['NETWORK.PLAN_NOT_HIGHER', 'NETWORK.HEAD_HAS_NO_PLAN', 'ACCESS.ACCOUNT_CLOSING'],
});

export const unfinishedPayment = upiPayment.extend({
  plan: planName,
  begunAt: instant,
  /** A new payment is begun for this plan after this time. */
  until: instant,
});

export const listUnfinishedPayments = defineEndpoint({
  name: 'listUnfinishedPayments',
  method: 'GET',
  path: '/user/unfinished-payments',
  service: 'network',
  access: 'member',
  summary: 'The plan payments that the caller has begun and not proved, latest first: one of each plan at most',
  response: z.array(unfinishedPayment),
});

/** The call stores nothing. */
export const cottonUpi = defineEndpoint({
  name: 'cottonUpi',
  method: 'GET',
  path: '/user/cotton-upi',
  service: 'network',
  access: 'planHolder',
  summary: 'How to pay for so many kilograms of cotton by UPI; the same until an order of the caller comes',
  query: z.object({
    /** The quantity is in whole kilograms. */
    quantity: typedNumber(z.int().min(1).max(maxCottonKg)),
  }),
  response: upiPayment,
  errors: ['ACCESS.ACCOUNT_CLOSING'],
});

export const reversalKinds = ['wrong-approval', 'cooling-off'] as const;

export type ReversalKind = (typeof reversalKinds)[number];

export const cancellationStatuses = ['waiting', 'withdrawn', 'rejected', 'approved'] as const;

export const planSale = z.object({
  _id: objectId,
  date: instant,
  /** The previous plan is null for the first plan. */
  previousPlan: planName.nullable(),
  plan: planName,
  payment: z.enum(['received', 'waived']),
  amount: rupees,
  utr: z.string().nullable(),
  proof: z.string().nullable(),
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
      reason: z.string().nullable().optional(),
      rejectionReason: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** The member may request the cancellation until this time; it is null if the member can't. */
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

/**
 * A sale is reversed once. Its price is then owed to the member if the bank has not reversed the credit, or if the
 * member gives the plan back. If the credit changes after an approval request, the request is outdated. A request of
 * the member to give the plan back is approved with it. A reversal that no member requested also needs `adjust-money`.
 */
export const reverseSale = defineEndpoint({
  name: 'reverseSale',
  method: 'POST',
  path: '/admin/sales/:id/reverse',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  needsStepUp: true,
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

/** The sale of another member is answered with `NETWORK.SALE_NOT_FOUND`. */
export const requestCancellation = defineEndpoint({
  name: 'requestCancellation',
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
  summary: 'Plan cancellations that await a decision, oldest first; X-Total-Count counts them, X-Next-Cursor leads on',
  query: pageQuery,
  response: z.array(cancellationView),
});

export const rejectCancellation = defineEndpoint({
  name: 'rejectCancellation',
  method: 'POST',
  path: '/admin/plan-cancellations/:id/reject',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'plan-cancellation-rejected',
  summary: 'Reject the cancellation of a plan; the member reads the reason',
  params: z.object({ id: objectId }),
  body: z.object({ reason: reason.min(1, 'Please give a reason.') }),
  response: message,
  errors: ['NETWORK.CANCELLATION_NOT_FOUND', 'NETWORK.CANCELLATION_DECIDED'],
});
