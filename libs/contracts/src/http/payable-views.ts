import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { byAccount } from './payout-history.js';
import { transferView } from './transfer-views.js';

/** All money that the company owes to members and moves by transfers. */
export const payableKinds = ['payout', 'deposit-refund', 'plan-refund'] as const;
export type PayableKind = (typeof payableKinds)[number];

/** `owed`: no transfer is open, and none has paid it. `paid-twice`: the bank has paid it more often than it is owed. */
export const payableStates = ['owed', 'in-transfer', 'paid', 'paid-twice'] as const;
export type PayableState = (typeof payableStates)[number];

/** A payout that a member has requested is owed once it is approved; one that is rejected never is. */
export const payableRowStates = ['requested', ...payableStates, 'rejected'] as const;
export type PayableRowState = (typeof payableRowStates)[number];

/** `tax` of the amount stays with the company, and `net` goes to the member. */
export const withTax = { tax: rupees.optional(), net: rupees.optional() };

/** A requested payout or a payable of one member, with the transfer that has paid it, or else the latest one. */
export const payableRow = z.object({
  /** The id of the payout, the cotton order or the plan sale. */
  _id: objectId,
  kind: z.enum(payableKinds),
  state: z.enum(payableRowStates),
  member: z.object({ _id: objectId, name: z.string(), referralCode: z.string() }),
  amount: rupees,
  ...withTax,
  /** When it was requested, or became owed. */
  date: instant,
  /** Payouts only: how much of the amount each account pays, and the decision. */
  paidFrom: byAccount.optional(),
  decidedDate: instant.optional(),
  decidedBy: z.string().nullable().optional(),
  reason: z.string().nullable().optional(),
  /** An approval request waits: who asked, where the name is known, and when. */
  waits: z.object({ askedBy: z.string().nullable(), askedAt: instant }).optional(),
  /** Changed bank details hold it until then. */
  heldUntil: instant.optional(),
  isMemberSuspended: z.literal(true).optional(),
  transfer: transferView.optional(),
});
export type PayableRow = z.infer<typeof payableRow>;

export const payableView = payableRow.omit({ transfer: true }).extend({
  /** All of them, the latest first. */
  transfers: z.array(transferView),
  /** Debits up to this day are known from bank statements; null before the first import. */
  statementsUpTo: z.iso.date().nullable(),
});
export type PayableView = z.infer<typeof payableView>;

export const payableParams = z.object({ payableId: objectId });
