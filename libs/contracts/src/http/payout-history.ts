import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { ownTransfer } from './transfer-views.js';

export const payoutStatuses = ['Requested', 'Approved', 'Rejected'] as const;

export const payoutAccounts = ['commission', 'earnings'] as const;

export type PayoutAccount = (typeof payoutAccounts)[number];

export const byAccount = z.object({ commission: rupees, earnings: rupees });

export const commissionHistoryEntry = z.object({
  _id: objectId,
  date: instant,
  amount: rupees,
  status: z.enum(payoutStatuses),
  paymentProof: z.string().nullable(),
  reason: z.string().nullable(),
  paidFrom: byAccount.optional(),
  /** The time of the approval or the rejection; missing while it awaits approval. */
  decidedDate: instant.optional(),
  /** For the head: the name of the person who decided, if it is known. */
  decidedBy: z.string().nullable().optional(),
  /** The tax is deducted at the approval: `net` goes to the member's account. */
  tax: rupees.optional(),
  net: rupees.optional(),
  /** Approved payouts only: the latest transfer. Missing while the payout is owed without one. */
  transfer: ownTransfer.optional(),
  heldUntil: instant.optional(),
  isMemberSuspended: z.literal(true).optional(),
});

export type CommissionHistoryEntry = z.infer<typeof commissionHistoryEntry>;
