import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

export const bankLineStates = ['matched', 'suggested', 'ambiguous', 'unmatched'] as const;
/** `reversed`: credits of any state that a debit reverses. */
export const bankLineFilters = [...bankLineStates, 'reversed'] as const;
export const expectedPaymentStates = ['matched', 'suggested', 'ambiguous', 'missing'] as const;
/** `by-hand`: matched by a person. */
export const matchReasons = ['utr', 'txnid', 'other-amount', 'number-in-part', 'amount-and-name', 'by-hand'] as const;
export const bankLineId = z.string().regex(/^[0-9a-f]{32}$/, 'This id is not well formed.');

export const bankPayment = z.object({
  _id: objectId,
  kind: z.enum(['plan', 'cotton']),
  memberId: objectId,
  name: z.string(),
  amount: rupees,
  utr: z.string().nullable(),
  txnids: z.array(z.string()),
  requestedAt: instant,
  status: z.enum(['open', 'approved', 'gone']),
  /** The sale that it paid was reversed then; its line stays with it. */
  reversedAt: instant.optional(),
});
export const bankCredit = z.object({
  _id: bankLineId,
  account: z.string(),
  date: z.iso.date(),
  amount: rupees,
  narration: z.string(),
  reference: z.string(),
  /** The day of a debit with the same number of the bank: one of both takes the other back, and the credit proves no payment. */
  reversedOn: z.iso.date().optional(),
});
export const matchReason = z.enum(matchReasons);
export const matchedCredit = bankCredit.extend({ reason: matchReason });
