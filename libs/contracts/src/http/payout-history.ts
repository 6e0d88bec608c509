import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { ownTransfer } from './transfer-views.js';

export const payoutStatuses = ['Requested', 'Approved', 'Rejected'] as const;

/** The two accounts of a member that payouts are paid from. */
export const payoutAccounts = ['commission', 'earnings'] as const;

export type PayoutAccount = (typeof payoutAccounts)[number];

export const byAccount = z.object({ commission: rupees, earnings: rupees });

export const commissionHistoryEntry = z.object({
  _id: objectId,
  date: instant,
  amount: rupees,
  status: z.enum(payoutStatuses),
  /** Signed link or null. */
  paymentProof: z.string().nullable(),
  reason: z.string().nullable(),
  /** How much of the amount each account pays. */
  paidFrom: byAccount.optional(),
  /** When it was approved or rejected; missing while it waits. */
  decidedDate: instant.optional(),
  /** For the head: the name of who decided, where it is known. */
  decidedBy: z.string().nullable().optional(),
  /** Deducted from it when it was approved: `net` goes to the account of the member. */
  tax: rupees.optional(),
  net: rupees.optional(),
  /** Of one that is approved: the latest transfer of the money. Missing while it is owed and none was made. */
  transfer: ownTransfer.optional(),
  /** For the head: changed bank details hold the approval until then. */
  heldUntil: instant.optional(),
  /** For the head: it cannot be approved while the member is suspended. */
  isMemberSuspended: z.literal(true).optional(),
});

export type CommissionHistoryEntry = z.infer<typeof commissionHistoryEntry>;
