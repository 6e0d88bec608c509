import { z } from 'zod';
import { reason, typedNumberOrZero, typedText } from '../primitives.js';
import { imageTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';
import { cottonOrderView } from './cotton-order-view.js';
import { orderId } from './cotton-order-parts.js';

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
  body: z
    .object({
      parcelNo: typedText(60).min(1, 'Please enter the parcel number.'),
      /** The wrong number that it replaces, as the person has seen it. */
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
    /** Kilograms of the order itself, whatever the member sends back. */
    cottonReturnQuantity: z
      .union([z.literal('').transform(() => undefined), typedNumberOrZero(z.number().min(0))])
      .optional(),
    rejectionReason: reason.optional(),
  }),
  files: { adminImage: { required: false, accept: imageTypes } },
  response: z.object({ message: z.string(), order: cottonOrderView }),
  errors: ['COTTON.ORDER_NOT_FOUND', 'COTTON.RETURN_NOT_REQUESTED', 'COTTON.REASON_NEEDED'],
});
