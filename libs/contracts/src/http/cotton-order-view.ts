import { z } from 'zod';
import { cottonOrderStatuses, depositReturnStatuses, orderSteps } from '../cotton.js';
import { seenBefore } from '../payment-proof.js';
import { instant, objectId, rupees } from '../primitives.js';

export const cottonOrderView = z.object({
  _id: objectId,
  member: z.object({ _id: objectId, name: z.string(), mobile: z.string() }),
  quantity: z.int(),
  address: z.string(),
  paymentProof: z.string(),
  requestDate: instant,
  status: z.enum(cottonOrderStatuses),
  rejectionReason: z.string().nullable(),
  adminProvidedImage: z.string().nullable(),
  depositReturnRequested: z.boolean(),
  depositReturnStatus: z.enum(depositReturnStatuses).nullable(),
  deposit: rupees,
  depositReturnAmount: rupees,
  /** Kilograms of finished wicks that the member returned; null until the return is approved. */
  cottonReturnQuantity: z.int().nullable(),
  /** The steps with their times, in order. */
  steps: z.array(
    z.object({
      step: z.enum(orderSteps),
      at: instant,
      /** For the head: the name of the person who decided, if it is known. */
      by: z.string().nullable(),
    }),
  ),
  /**
   * The time of dispatch and the parcel number of the carrier; null before, and in orders that were delivered without
   * a carrier.
   */
  sentAt: instant.nullable(),
  parcelNo: z.string().nullable(),
  /** The day in India by which an approved order should arrive; null without a promise. */
  deliveryBy: z.iso.date().nullable(),
  /** The same for the deposit, after the member has requested it. */
  refundBy: z.iso.date().nullable(),
  /** The number that the member typed; null for none. */
  utr: z.string().nullable(),
  seenBefore: z.array(seenBefore),
});
export type CottonOrderView = z.infer<typeof cottonOrderView>;
