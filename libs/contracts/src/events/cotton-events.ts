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

/** `utr` is the number of the payment as the member typed it; it is null if the member typed none. */
export const cottonRequested = defineEvent(
  'cotton.order-requested',
  1,
  z.object({ ...order, utr: z.string().nullable() }),
);
export const cottonApproved = defineEvent('cotton.order-approved', 1, z.object(order));
export const cottonSent = defineEvent('cotton.order-sent', 1, z.object({ ...order, parcelNo: z.string() }));
/** The parcel number was wrong; the event has the right one. */
export const parcelCorrected = defineEvent('cotton.parcel-corrected', 1, z.object({ ...order, parcelNo: z.string() }));
/** A cotton order was rejected, with the reason and the accounts of the person who rejected it. */
export const cottonRejected = defineEvent(
  'cotton.order-rejected',
  1,
  z.object({
    ...order,
    reason: z.string(),
    rejectedBy: z.array(objectId),
  }),
);
export const cottonDelivered = defineEvent('cotton.order-delivered', 1, z.object(order));
export const returnRequested = defineEvent('cotton.return-requested', 1, z.object(order));

/** The audit of the ledger judges from these fields how the money of a return was approved. */
export const returnApproval = z.object({
  /** A second approver was needed above this amount then; it is null if dual approval was off. */
  neededAbovePaise: paise.nullable(),
  /**
   * The value is true if people other than the approver reported that the bank had the deposit when the order was
   * approved.
   */
  isOrderPaid: z.boolean(),
  /**
   * The ids belong to the approval requests of the order and of the return; an id is null if no second approver was
   * needed.
   */
  orderApprovalId: objectId.nullable(),
  approvalId: objectId.nullable(),
  decidedBy: objectId,
  approverId: objectId.nullable(),
});
export type ReturnApproval = z.infer<typeof returnApproval>;

/** The deposit is returned, and the making charge of 300 rupees per kg is earned. */
export const returnApproved = defineEvent(
  'cotton.return-approved',
  1,
  z.object({
    ...order,
    makingChargePaise: paise,
    depositPaise: paise,
    approval: returnApproval,
    buyerAccounts: z.array(objectId),
    depositProofKey: z.string().nullable(),
  }),
);
export const returnRejected = defineEvent('cotton.return-rejected', 1, z.object({ ...order, reason: z.string() }));
