import { z } from 'zod';
import { cottonOrderSorts, cottonOrderStatuses, depositReturnStatuses, maxCottonKg, orderSteps } from '../cotton.js';
import { seenBefore } from '../payment-proof.js';
import {
  address,
  instant,
  objectId,
  reason,
  rupees,
  searchText,
  typedNumber,
  typedText,
  utr,
  waitingCount,
  waitingSince,
  wholeListQuery,
} from '../primitives.js';
import { imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';

export const cottonOrderView = z.object({
  _id: objectId,
  member: z.object({ _id: objectId, name: z.string(), mobile: z.string() }),
  /** Whole kilograms. */
  quantity: z.int(),
  address: z.string(),
  /** Signed link. */
  paymentProof: z.string(),
  requestDate: instant,
  status: z.enum(cottonOrderStatuses),
  rejectionReason: z.string().nullable(),
  adminProvidedImage: z.string().nullable(),
  depositReturnRequested: z.boolean(),
  depositReturnStatus: z.enum(depositReturnStatuses).nullable(),
  /** 400 rupees per kg. */
  deposit: rupees,
  /** 700 rupees per kg: the deposit and the making charge. */
  depositReturnAmount: rupees,
  /** Kilograms of finished wicks taken back; null until the return is approved. */
  cottonReturnQuantity: z.int().nullable(),
  /** What was done with it and when, in that order; those of older orders were not all kept. */
  steps: z
    .array(
      z.object({
        step: z.enum(orderSteps),
        at: instant,
        /** For the head: the name of who decided, where it is known. */
        by: z.string().nullable(),
      }),
    )
    .optional(),
  /** When it was given to the carrier, and the number of the parcel there; null before, and in orders that were delivered without. */
  sentAt: instant.nullable().optional(),
  parcelNo: z.string().nullable().optional(),
  /** The day of India by which an approved order should be there; null where nothing is promised, or its approval is not known. */
  deliveryBy: z.iso.date().nullable().optional(),
  /** The same of the deposit, once it is asked for. */
  refundBy: z.iso.date().nullable().optional(),
  /** As typed by the member; null where none was. */
  utr: z.string().nullable(),
  /** For the head: where else this picture or number was sent before; empty for others. */
  seenBefore: z.array(seenBefore),
});
export type CottonOrderView = z.infer<typeof cottonOrderView>;

const orderId = z.object({ id: objectId });

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
  }),
  files: { paymentProof: { required: true, accept: imageTypes } },
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['NETWORK.UTR_USED', 'ACCESS.ACCOUNT_CLOSING'],
});

/** This order alone, such as a notification leads to. */
const oneOrder = z.object({ orderId: objectId.optional() });
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

/** Those of the company who see orders. */
const seeingOrders = ['decide-cotton', 'dispatch', 'read'] as const;

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

const orderChoice = z.object({
  status: z.enum(cottonOrderStatuses).optional(),
  depositReturnStatus: z.enum(depositReturnStatuses).optional(),
  /** Beginning of the buyer's name or mobile. */
  search: searchText.optional(),
  /** Days of India on which they were asked for, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export const networkCottonOrders = defineEndpoint({
  name: 'networkCottonOrders',
  method: 'GET',
  path: '/member/cotton/network-orders',
  service: 'cotton-order',
  access: 'head',
  permission: seeingOrders,
  summary:
    "All members' orders, newest first unless sorted, up to 500 without limit; next page by the X-Next-Cursor header",
  query: wholeListQuery
    .extend(orderChoice.shape)
    .extend(oneOrder.shape)
    .extend({
      /** Of this buyer alone. */
      memberId: objectId.optional(),
      sort: z.enum(cottonOrderSorts).default('requestDate'),
      order: z.enum(['asc', 'desc']).default('desc'),
    }),
  response: z.array(cottonOrderView),
});

export const networkCottonOrdersCsv = defineEndpoint({
  name: 'networkCottonOrdersCsv',
  method: 'GET',
  path: '/member/cotton/network-orders.csv',
  service: 'cotton-order',
  access: 'head',
  permission: 'reports',
  audit: 'cotton-orders-exported',
  stream: true,
  contentType: tableContent,
  summary: 'All orders that the filters leave, newest first, as a file, CSV or XLSX, amounts in rupees',
  query: orderChoice.extend(inFormat.shape),
  response: z.string(),
});

export const waitingCotton = defineEndpoint({
  name: 'waitingCotton',
  method: 'GET',
  path: '/admin/waiting/cotton',
  service: 'cotton-order',
  access: 'head',
  permission: seeingOrders,
  summary: 'How many orders and deposit returns wait for the head; 100 means 100 or more',
  response: z.object({
    orders: waitingCount,
    returns: waitingCount,
    since: z.object({ orders: waitingSince, returns: waitingSince }).optional(),
  }),
});

export const decideCottonOrder = defineEndpoint({
  name: 'decideCottonOrder',
  method: 'PUT',
  path: '/member/cotton/orders/:id',
  service: 'cotton-order',
  access: 'head',
  permission: ['decide-cotton', 'dispatch'],
  audit: 'cotton-order-decided',
  summary: 'Approve, reject (with a reason) or mark as delivered',
  params: orderId,
  body: z.object({ status: z.enum(['Approved', 'Rejected', 'Delivered']), rejectionReason: reason.optional() }),
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.WRONG_STATUS', 'COTTON.REASON_NEEDED'],
});

export const markCottonSent = defineEndpoint({
  name: 'markCottonSent',
  method: 'PUT',
  path: '/member/cotton/orders/:id/sent',
  service: 'cotton-order',
  access: 'head',
  permission: ['decide-cotton', 'dispatch'],
  audit: 'cotton-order-sent',
  summary:
    'Note once that an approved order was given to the carrier, with the number of the parcel; or correct that number',
  params: orderId,
  body: z.object({
    parcelNo: typedText(60).min(1, 'Please enter the parcel number.'),
    /** The number that stands there, as it was looked at: it is wrong. */
    replaces: typedText(60).min(1).optional(),
  }),
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.WRONG_STATUS', 'COTTON.ALREADY_SENT', 'COTTON.NOT_SENT'],
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

export const decideReturn = defineEndpoint({
  name: 'decideReturn',
  method: 'PUT',
  path: '/member/cotton/orders/:id/return',
  service: 'cotton-order',
  access: 'head',
  permission: 'decide-cotton',
  audit: 'deposit-return-decided',
  summary: 'Approve a deposit return, with an optional image, or reject it with a reason',
  params: orderId,
  body: z.object({
    status: z.enum(['Approved', 'Rejected']),
    /** Taken from the order whatever is sent. */
    cottonReturnQuantity: z
      .union([z.literal('').transform(() => undefined), typedNumber(z.number().min(1))])
      .optional(),
    rejectionReason: reason.optional(),
  }),
  files: { adminImage: { required: false, accept: imageTypes } },
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.RETURN_NOT_REQUESTED', 'COTTON.REASON_NEEDED'],
});
