import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

export const statementKinds = [
  'commission',
  'making-charge',
  'deposit-held',
  'deposit-refunded',
  'deposit-refund-returned',
  'plan-refund-owed',
  'plan-refunded',
  'plan-refund-returned',
  'adjustment',
  'release',
  'payout-requested',
  'payout-approved',
  'payout-rejected',
  'correction',
  'waived',
  'written-off',
] as const;
export const statementRow = z.object({
  _id: objectId,
  date: instant,
  kind: z.enum(statementKinds),
  /** The credited, moved or (below zero) reversed amount, and its parts of commission and earnings. */
  amount: rupees,
  commission: rupees,
  earnings: rupees,
  /** The changes of the member's balances. */
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  /** The change of the member's cotton deposits, which can't be paid out. */
  deposit: rupees.optional(),
  /** The change of the prices of reversed plans that the company owes to the member. */
  refund: rupees.optional(),
  /** Payouts only: the tax, deducted in addition to the paid amount. */
  tax: rupees.optional(),
  /** The rest of a credit that is not reversed. */
  left: rupees.optional(),
  saleId: objectId.nullable(),
  level: z.int().nullable(),
  /** The buyer of the plan that the commission comes from. */
  from: z.object({ name: z.string(), referralCode: z.string() }).nullable(),
  orderId: objectId.nullable(),
  payoutId: objectId.nullable(),
  /** The id of the row that this one reverses. */
  correctsId: objectId.nullable(),
  /** The row reverses the credit together with the whole sale. */
  isReversal: z.boolean().optional(),
  reason: z.string().nullable(),
  /** For the head: the name of the person who decided it by hand, if it is known. */
  decidedBy: z.string().nullable().optional(),
});
export type StatementRow = z.infer<typeof statementRow>;
