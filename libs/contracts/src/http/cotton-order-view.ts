import { z } from 'zod';
import { cottonOrderStatuses, depositReturnStatuses, orderSteps } from '../cotton.js';
import { seenBefore } from '../payment-proof.js';
import { instant, objectId, rupees } from '../primitives.js';

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
