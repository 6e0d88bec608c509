import { z } from 'zod';
import { maxCottonKg } from '../cotton.js';
import { instant, planName, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** The payment details stay the same until the payment is finished. */
const upiPayment = z.object({ upiUrl: z.string(), txnid: z.string(), message: z.string(), amount: rupees });

export const enrollUpi = defineEndpoint({
  name: 'enrollUpi',
  method: 'POST',
  path: '/user/enroll-upi',
  service: 'network',
  access: 'member',
  summary: 'Begin a plan payment, or go on with the unfinished one: a UPI link for the price, or for the difference',
  body: z.object({ plan: planName }),
  response: upiPayment,
  errors: ['NETWORK.PLAN_NOT_HIGHER', 'NETWORK.HEAD_HAS_NO_PLAN', 'ACCESS.ACCOUNT_CLOSING'],
});

/** A payment that the member has begun without sending its proof. */
export const unfinishedPayment = upiPayment.extend({
  plan: planName,
  begunAt: instant,
  /** The time after which a new payment is begun for this plan. */
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

export const cottonUpi = defineEndpoint({
  name: 'cottonUpi',
  method: 'GET',
  path: '/user/cotton-upi',
  service: 'network',
  access: 'planHolder',
  summary: 'How to pay for so many kilograms of cotton by UPI; the same until an order of the caller comes',
  query: z.object({ quantity: typedNumber(z.int().min(1).max(maxCottonKg)) }),
  response: upiPayment,
  errors: ['ACCESS.ACCOUNT_CLOSING'],
});
