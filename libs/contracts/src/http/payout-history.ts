import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';
import { saidPaid } from './payout-batch-views.js';

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
  /** Deducted from it when it was approved, or put into a batch: `net` goes to the account of the member. */
  tax: rupees.optional(),
  net: rupees.optional(),
  /** What the bank told of the payment, where it was paid in a batch. */
  utr: z.string().optional(),
  paidAt: instant.optional(),
  /** For its member, while it waits: the bank says that it has paid it, which the company is to look into. */
  saidPaid: saidPaid.optional(),
  /** It is approved, its payment came back, and the member has no money by it until it is sent again. */
  cameBackAt: instant.optional(),
  /** A second person has granted then that it is sent, and nobody has recorded since that it was: the member has no money by it yet. */
  toSendSince: instant.optional(),
  /** When it was sent by hand: after its payment had come back, or after a second person had granted it. */
  sentAt: instant.optional(),
  /** For the head: the batch that it waits in, which decides it. */
  batchId: objectId.optional(),
  /** For the head: changed bank details hold the approval until then. */
  heldUntil: instant.optional(),
  /** For the head: it cannot be approved while the member is suspended. */
  isMemberSuspended: z.literal(true).optional(),
});

export type CommissionHistoryEntry = z.infer<typeof commissionHistoryEntry>;
