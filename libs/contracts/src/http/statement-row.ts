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
  /** Credited, moved, or (below zero) taken back; how much of it is commission and how much earnings. */
  amount: rupees,
  commission: rupees,
  earnings: rupees,
  /** By how much each of the member's balances changed. */
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  /** By how much the deposits for cotton changed that are kept for the member; they are nothing that can be paid out. */
  deposit: rupees.optional(),
  /** By how much the prices of reversed plans changed that are owed to the member. */
  refund: rupees.optional(),
  /** Of a payout: deducted for the government, beside what was paid. */
  tax: rupees.optional(),
  /** What of a credit is not taken back. */
  left: rupees.optional(),
  saleId: objectId.nullable(),
  level: z.int().nullable(),
  /** Whose plan the commission comes from. */
  from: z.object({ name: z.string(), referralCode: z.string() }).nullable(),
  orderId: objectId.nullable(),
  payoutId: objectId.nullable(),
  /** The row that this one takes back. */
  correctsId: objectId.nullable(),
  /** It takes the credit back with the whole sale, which was reversed. */
  isReversal: z.boolean().optional(),
  reason: z.string().nullable(),
  /** For the head: the name of who decided it, where it was decided by hand and is known. */
  decidedBy: z.string().nullable().optional(),
});
export type StatementRow = z.infer<typeof statementRow>;
