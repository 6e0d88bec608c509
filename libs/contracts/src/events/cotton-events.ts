import { z } from 'zod';
import { instant, objectId, paise } from '../primitives.js';
import { defineEvent } from './event.js';

const order = {
  orderId: objectId,
  memberId: objectId,
  memberName: z.string(),
  quantityKg: z.int(),
  occurredAt: instant,
};

/** `utr`: the number that the order was paid with, where one was typed; older events do not tell. */
export const cottonRequested = defineEvent(
  'cotton.order-requested',
  1,
  z.object({ ...order, utr: z.string().nullable().optional() }),
);
export const cottonApproved = defineEvent('cotton.order-approved', 1, z.object(order));
/** It was given to the carrier. */
export const cottonSent = defineEvent('cotton.order-sent', 1, z.object({ ...order, parcelNo: z.string() }));
/** The number that was noted was wrong. */
export const parcelCorrected = defineEvent('cotton.parcel-corrected', 1, z.object({ ...order, parcelNo: z.string() }));
export const cottonRejected = defineEvent('cotton.order-rejected', 1, z.object({ ...order, reason: z.string() }));
export const cottonDelivered = defineEvent('cotton.order-delivered', 1, z.object(order));
export const returnRequested = defineEvent('cotton.return-requested', 1, z.object(order));
/** The deposit goes back and the making charge is earned: 300 rupees per kg. */
export const returnApproved = defineEvent(
  'cotton.return-approved',
  1,
  z.object({ ...order, makingChargePaise: paise, depositPaise: paise }),
);
export const returnRejected = defineEvent('cotton.return-rejected', 1, z.object({ ...order, reason: z.string() }));
