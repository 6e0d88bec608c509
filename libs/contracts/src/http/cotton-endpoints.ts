import { z } from 'zod';
import { maxCottonKg } from '../cotton.js';
import { address, objectId, typedNumber, utr, wholeListQuery } from '../primitives.js';
import { documentTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { cottonOrderView } from './cotton-order-view.js';
import { orderId, oneOrder, seeingOrders } from './cotton-order-parts.js';

export const requestCotton = defineEndpoint({
  name: 'requestCotton',
  method: 'POST',
  path: '/member/cotton/request',
  service: 'cotton-order',
  access: 'planHolder',
  status: 201,
  summary: 'Order raw cotton by the kilogram, with the proof of payment',
  body: z.object({
    quantity: typedNumber(
      z.number().int('Please order whole kilograms.').min(1, 'Please order at least 1 kg.').max(maxCottonKg),
    ),
    address: address.min(1, 'Please enter the delivery address.'),
    utr,
    /** The caller's own rejected order that this one replaces. Only one order can replace it. */
    answers: objectId.optional(),
  }),
  files: { paymentProof: { required: true, accept: documentTypes } },
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: [
    ...(['NETWORK.UTR_USED', 'ACCESS.ACCOUNT_CLOSING', 'COTTON.TOO_MANY_OPEN'] as const),
    ...(['COTTON.ORDER_NOT_FOUND', 'COTTON.ALREADY_ANSWERED'] as const),
  ],
});

export const cottonOrders = defineEndpoint({
  name: 'cottonOrders',
  method: 'GET',
  path: '/member/cotton/orders',
  service: 'cotton-order',
  access: 'member',
  summary: "The caller's own orders, newest first, up to 500 without limit; next page by the X-Next-Cursor header",
  query: wholeListQuery.extend(oneOrder.shape),
  response: z.array(cottonOrderView),
});

export const cottonOrder = defineEndpoint({
  name: 'cottonOrder',
  method: 'GET',
  path: '/member/cotton/orders/:id',
  service: 'cotton-order',
  access: 'member',
  owner: true,
  permission: seeingOrders,
  summary: 'One order and what has happened with it, for its owner and for the head',
  params: orderId,
  response: cottonOrderView,
  errors: ['COTTON.ORDER_NOT_FOUND'],
});

export const requestReturn = defineEndpoint({
  name: 'requestReturn',
  method: 'POST',
  path: '/member/cotton/orders/:id/return',
  service: 'cotton-order',
  access: 'member',
  owner: true,
  status: 201,
  summary: 'Ask for the deposit of a delivered order back, once',
  params: orderId,
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.NOT_DELIVERED', 'COTTON.RETURN_ALREADY_REQUESTED'],
});
