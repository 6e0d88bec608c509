import { z } from 'zod';
import { instant, objectId, rupees } from '../primitives.js';

/** A batch is checked in one question to identity, and made in one transaction. */
export const maxBatchPayouts = 500;
/** Days after the file before a person may say that the bank has not paid. */
export const notPaidAfterDays = 7;
/** The moment from which on a person may say so of a file that was made then. */
export const notPaidFrom = (filedAt: Date): Date => new Date(filedAt.getTime() + notPaidAfterDays * 24 * 3_600_000);

/** Why a payout is not taken into a batch. */
export const batchBlocks = [
  ...(['not-found', 'decided', 'in-batch', 'said-paid', 'account-closed', 'suspended'] as const),
  ...(['consent-withdrawn', 'not-covered', 'bank-details-held', 'bank-details-missing', 'all-is-tax'] as const),
] as const;

export const batchStates = ['open', 'done', 'cancelled'] as const;
/** `waiting`: the bank has not answered; `released`: the batch was cancelled. */
export const batchRowStates = ['waiting', 'paid', 'failed', 'released'] as const;

/** Why a row that waits is not in the bank's file: it leaves the batch, unless an earlier file had it. */
export const leftOutReasons = [
  ...(['account-closed', 'suspended', 'consent-withdrawn', 'not-covered', 'bank-details-changed'] as const),
  ...(['bank-merged', 'name-unusable', 'said-paid'] as const),
] as const;
const payee = z.object({ payoutId: objectId, memberId: objectId, name: z.string(), referralCode: z.string() });
/** `tax` of `amount` stays with the company, and `net` goes to the bank. */
export const withTax = { tax: rupees.optional(), net: rupees.optional() };
export const batchPayment = payee.extend({ amount: rupees, ...withTax });

export const blockedPayout = z.object({
  payoutId: objectId,
  reason: z.enum(batchBlocks),
  /** For changed bank details: from then on it can be taken. */
  until: instant.optional(),
  /** Missing for an id that is no payout. */
  name: z.string().optional(),
  referralCode: z.string().optional(),
  amount: rupees.optional(),
});

export const payoutBatchView = z.object({
  _id: objectId,
  madeAt: instant,
  /** The name, where it is known. */
  madeBy: z.string().nullable(),
  state: z.enum(batchStates),
  total: rupees,
  /** Of all its rows together, while they wait and afterwards. */
  ...withTax,
  /** Without what the bank returned. */
  paid: rupees,
  /** `returned` of them were paid and came back; missing for none, and from earlier releases, which count them as paid. */
  counts: z.object({
    ...{ waiting: z.int(), paid: z.int(), failed: z.int(), released: z.int() },
    returned: z.int().optional(),
  }),
});
export type PayoutBatchView = z.infer<typeof payoutBatchView>;

/** What the bank says of a payment that was set free as unpaid before. */
export const saidPaid = z.object({ utr: z.string().nullable(), on: z.iso.date().nullable() });

export const payoutBatchRow = batchPayment.extend({
  /** What the bank prints beside the payment, and answers with. */
  reference: z.string(),
  state: z.enum(batchRowStates),
  utr: z.string().nullable(),
  paidAt: instant.nullable(),
  /** Why it has failed. */
  reason: z.string().nullable(),
  /** When a file for the bank last had it: from then on the bank may have paid it, and a second file pays it twice. */
  filedAt: instant.optional(),
  /** It was set free as unpaid, or waits, and the bank, or a statement, says that it was paid. */
  saidPaid: saidPaid
    .extend({ /** The payout was paid in another way, too, or was rejected. */ isTwice: z.boolean() })
    .optional(),
  /** When it was found that the bank has returned what it had paid. */
  returnedAt: instant.optional(),
  /** Why the last file was made without it. */
  leftOut: z.enum(leftOutReasons).optional(),
});
export type PayoutBatchRow = z.infer<typeof payoutBatchRow>;

export const batchParams = z.object({ batchId: objectId });
