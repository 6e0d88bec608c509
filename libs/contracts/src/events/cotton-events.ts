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
export const cottonRejected = defineEvent(
  'cotton.order-rejected',
  1,
  z.object({
    ...{ ...order, reason: z.string() },
    /** The accounts of the person who rejected it: none of them approves on its payment alone. */
    rejectedBy: z.array(objectId),
  }),
);
export const cottonDelivered = defineEvent('cotton.order-delivered', 1, z.object(order));
export const returnRequested = defineEvent('cotton.return-requested', 1, z.object(order));

/** How the money of a return was approved, so that the audit of the ledger can judge it. */
export const returnApproval = z.object({
  /** The amount above which a second approver was needed then; null where dual approval was off. */
  neededAbovePaise: paise.nullable(),
  /** The bank had the deposit when the order was approved, as others than its approver had found. */
  isOrderPaid: z.boolean(),
  /** Of the approval requests of the order and of the return; null where no second approver was asked. */
  orderConsentId: objectId.nullable(),
  consentId: objectId.nullable(),
  decidedBy: objectId,
  approverId: objectId.nullable(),
});
export type ReturnApproval = z.infer<typeof returnApproval>;

/** The deposit goes back and the making charge is earned: 300 rupees per kg. */
export const returnApproved = defineEvent(
  'cotton.return-approved',
  1,
  z.object({
    ...order,
    makingChargePaise: paise,
    depositPaise: paise,
    approval: returnApproval,
    /** The accounts of the buyer (`accountsOf`), to whom the deposit goes. */
    buyerAccounts: z.array(objectId),
    /** Object key of the picture that shows that the deposit was sent; null while it is owed. */
    depositProofKey: z.string().nullable(),
  }),
);
export const returnRejected = defineEvent('cotton.return-rejected', 1, z.object({ ...order, reason: z.string() }));
