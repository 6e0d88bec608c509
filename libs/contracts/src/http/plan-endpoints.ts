import { z } from 'zod';
import { message, objectId, planName, reason, rupees, utr } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';

export const listPlans = defineEndpoint({
  name: 'listPlans',
  method: 'GET',
  path: '/plans',
  service: 'network',
  access: 'public',
  summary: 'The membership plans and their prices in rupees',
  response: z.array(z.object({ name: planName, price: rupees, cottonGrams: z.int(), contents: z.array(z.string()) })),
});

export const requestPlanProof = defineEndpoint({
  name: 'requestPlanProof',
  method: 'POST',
  path: '/user/requestplanProof',
  service: 'network',
  access: 'member',
  summary: 'Hand in the proof of a plan payment; replaces a pending one',
  body: z.object({
    plan: planName,
    utr,
    /**
     * The transaction id of the payment that the payer saw; without it, or for an id of another member, the latest for
     * this plan.
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
    payment: z.enum(['received', 'waived']).default('received'),
    /**
     * The request that the person has seen; without it the plan is set, and a request for it or a lower one is
     * settled.
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
    /** The request that the person has seen; without it the present one. */
    requestId: objectId.optional(),
  }),
  response: message,
  errors: ['NETWORK.MEMBER_NOT_FOUND', 'NETWORK.NO_PLAN_REQUEST', 'NETWORK.REQUEST_CHANGED'],
});
