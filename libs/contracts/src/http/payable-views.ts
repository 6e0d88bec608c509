import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { byAccount } from './payout-history.js';
import { transferView } from './transfer-views.js';

export const payableKinds = ['payout', 'deposit-refund', 'plan-refund'] as const;
export type PayableKind = (typeof payableKinds)[number];

export const payableStates = ['owed', 'in-transfer', 'paid', 'paid-twice'] as const;
export type PayableState = (typeof payableStates)[number];

/** A payout that a member has requested is owed once it is approved; one that is rejected never is. */
export const payableRowStates = ['requested', ...payableStates, 'rejected'] as const;
export type PayableRowState = (typeof payableRowStates)[number];

/** The company keeps `tax` of the amount, and the member gets `net`. */
export const withTax = { tax: rupees.optional(), net: rupees.optional() };

export const payableRow = z.object({
  _id: objectId,
  kind: z.enum(payableKinds),
  state: z.enum(payableRowStates),
  member: z.object({ _id: objectId, name: z.string(), referralCode: z.string() }),
  amount: rupees,
  ...withTax,
  /** The time at which it was requested, or became owed. */
  date: instant,
  paidFrom: byAccount.optional(),
  decidedDate: instant.optional(),
  decidedBy: z.string().nullable().optional(),
  reason: z.string().nullable().optional(),
  /** The pending approval request: its requester, if the name is known, and its time. */
  waits: z.object({ askedBy: z.string().nullable(), askedAt: instant }).optional(),
  /** The end of the hold after a change of bank details. */
  heldUntil: instant.optional(),
  isMemberSuspended: z.literal(true).optional(),
  transfer: transferView.optional(),
});
export type PayableRow = z.infer<typeof payableRow>;

export const payableView = payableRow.omit({ transfer: true }).extend({
  transfers: z.array(transferView),
  statementsUpTo: z.iso.date().nullable(),
});
export type PayableView = z.infer<typeof payableView>;

export const payableParams = z.object({ payableId: objectId });
