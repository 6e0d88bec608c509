import { z } from 'zod';
import {
  objectId,
  instant,
  rupees,
  address,
  typedNumber,
  utr,
  wholeListQuery,
  searchText,
  waitingCount,
  waitingSince,
  reason,
  typedNumberOrZero,
  typedText,
} from '../primitives.js';
import { cottonOrderStatuses, depositReturnStatuses, orderSteps, maxCottonKg, cottonOrderSorts } from '../cotton.js';
import { seenBefore } from '../payment-proof.js';
import { documentTypes, imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { taxYear } from '../tax-year.js';
import { inFormat, tableContent } from './table-format.js';

export const orderId = z.object({ id: objectId });

export const oneOrder = z.object({ orderId: objectId.optional() });

export const seeingOrders = ['decide-cotton', 'dispatch', 'read'] as const;

export const cottonOrderView = z.object({
  _id: objectId,
  member: z.object({ _id: objectId, name: z.string(), mobile: z.string() }),
  quantity: z.int(),
  address: z.string(),
  paymentProof: z.string(),
  requestDate: instant,
  status: z.enum(cottonOrderStatuses),
  /** The reason belongs to the rejection of the order or of its return. */
  rejectionReason: z.string().nullable(),
  adminProvidedImage: z.string().nullable(),
  depositReturnRequested: z.boolean(),
  /** The status is null before a request. */
  depositReturnStatus: z.enum(depositReturnStatuses).nullable(),
  deposit: rupees,
  depositReturnAmount: rupees,
  /** The member returned this number of kilograms of finished wicks; it is null until the return is approved. */
  cottonReturnQuantity: z.int().nullable(),
  steps: z.array(
    z.object({
      step: z.enum(orderSteps),
      at: instant,
      /** The head sees the name of the person who decided, if it is known. */
      by: z.string().nullable(),
    }),
  ),
  /**
   * The time of dispatch and the carrier's parcel number are null before the dispatch, and in orders that were
   * delivered without a carrier.
   */
  sentAt: instant.nullable(),
  parcelNo: z.string().nullable(),
  /** An approved order should arrive by this day in India; it is null without a promise. */
  deliveryBy: z.iso.date().nullable(),
  /**
   * The deposit should be returned by this day in India, after the member has requested it; it is null without a
   * promise.
   */
  refundBy: z.iso.date().nullable(),
  /** The member typed this number; it is null for none. */
  utr: z.string().nullable(),
  /** The head sees the list. */
  seenBefore: z.array(seenBefore),
});

export type CottonOrderView = z.infer<typeof cottonOrderView>;

/**
 * The call needs network for the register of payment numbers: without its answer nothing is stored, and the answer is
 * 503. The details of `COTTON.TOO_MANY_OPEN` have the limit `most`.
 */
export const requestCotton = defineEndpoint({
  name: 'requestCotton',
  method: 'POST',
  path: '/member/cotton/request',
  service: 'cotton-order',
  access: 'planHolder',
  status: 201,
  summary: 'Order raw cotton by the kilogram, with the proof of payment',
  body: z.object({
    /** The quantity is in whole kilograms. */
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

/** A member does not find the order of another member. */
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

/** A member does not find the order of another member. */
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

const sums = z.object({
  takenKg: z.int(),
  returnedKg: z.int(),
  depositPaid: rupees,
  depositBack: rupees,
  depositHeld: rupees,
  makingCharge: rupees,
});

export type PassbookSums = z.infer<typeof sums>;

export const cottonPassbook = defineEndpoint({
  name: 'cottonPassbook',
  method: 'GET',
  path: '/member/cotton/passbook',
  service: 'cotton-order',
  access: 'member',
  summary:
    "The caller's cotton of a tax year by month: taken, returned as wicks, deposits and making charge; this year unless asked",
  query: z.object({ year: taxYear.optional() }),
  response: z.object({
    year: taxYear,
    /** The list has years with movements, and the present one, newest first. */
    years: z.array(taxYear),
    depositBefore: rupees,
    /** The list has months with movements, the earliest first. */
    months: z.array(sums.extend({ month: z.string() })),
    total: sums,
  }),
});

export type CottonPassbook = z.infer<typeof cottonPassbook.response>;

const orderChoice = z.object({
  status: z.enum(cottonOrderStatuses).optional(),
  depositReturnStatus: z.enum(depositReturnStatuses).optional(),
  /** The text is the beginning of the buyer's name or mobile. */
  search: searchText.optional(),
  /** The member placed the order between these days of the Indian calendar, both included. */
  from: z.iso.date().optional(),
  /** The day of the request in India is included. */
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
  isStream: true,
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
  mayNeedApproval: true,
  audit: 'cotton-order-decided',
  summary: 'Approve, reject (with a reason) or mark as delivered',
  params: orderId,
  body: z.object({
    status: z.enum(['Approved', 'Rejected', 'Delivered']),
    /** A rejection needs a reason. */
    rejectionReason: reason.optional(),
  }),
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
  body: z
    .object({
      parcelNo: typedText(60).min(1, 'Please enter the parcel number.'),
      /** The person has seen the wrong number that this one replaces. */
      replaces: typedText(60).min(1).optional(),
    })
    .refine(({ parcelNo, replaces }) => parcelNo !== replaces, {
      path: ['parcelNo'],
      message: 'This number stands there already.',
    }),
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.WRONG_STATUS', 'COTTON.ALREADY_SENT', 'COTTON.NOT_SENT'],
});

export const decideReturn = defineEndpoint({
  name: 'decideReturn',
  method: 'PUT',
  path: '/member/cotton/orders/:id/return',
  service: 'cotton-order',
  access: 'head',
  permission: 'decide-cotton',
  mayNeedApproval: true,
  approvalKeepsPicture: true,
  audit: 'deposit-return-decided',
  summary: 'Approve a deposit return, with an optional image, or reject it with a reason',
  params: orderId,
  body: z.object({
    status: z.enum(['Approved', 'Rejected']),
    /** The quantity in kilograms is that of the order itself, whatever the member sends back. */
    cottonReturnQuantity: z
      .union([z.literal('').transform(() => undefined), typedNumberOrZero(z.number().min(0))])
      .optional(),
    /** A rejection needs a reason. */
    rejectionReason: reason.optional(),
  }),
  files: { adminImage: { required: false, accept: imageTypes } },
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.RETURN_NOT_REQUESTED', 'COTTON.REASON_NEEDED'],
});
