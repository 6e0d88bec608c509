import { z } from 'zod';
import { instant, objectId, pageQuery, reason, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** A batch is checked in one question to identity, and made in one transaction. */
export const maxBatchPayouts = 500;
/** How long a bank is waited for before a person may say that it has not paid. */
export const notPaidAfterDays = 7;

/** Why a payout is not taken into a batch. */
export const batchBlocks = [
  ...(['not-found', 'decided', 'in-batch', 'account-closed', 'suspended', 'consent-withdrawn'] as const),
  ...(['not-covered', 'bank-details-held', 'bank-details-missing', 'all-is-tax'] as const),
] as const;

export const batchStates = ['open', 'done', 'cancelled'] as const;
/** `waiting`: the bank has not answered; `released`: the batch was cancelled. */
export const batchRowStates = ['waiting', 'paid', 'failed', 'released'] as const;

/** Why a row that waits is not in the bank's file: it leaves the batch, unless an earlier file had it. */
export const leftOutReasons = [
  ...(['account-closed', 'suspended', 'consent-withdrawn', 'not-covered', 'bank-details-changed'] as const),
  ...(['name-unusable'] as const),
] as const;

const choice = z.object({ payoutIds: z.array(objectId).min(1).max(maxBatchPayouts) });
const payee = z.object({ payoutId: objectId, memberId: objectId, name: z.string(), referralCode: z.string() });
/** `tax` of `amount` stays with the company, and `net` goes to the bank. */
const withTax = { tax: rupees.optional(), net: rupees.optional() };
export const batchPayment = payee.extend({ amount: rupees, ...withTax });

const blockedPayout = z.object({
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
  paid: rupees,
  counts: z.object({ waiting: z.int(), paid: z.int(), failed: z.int(), released: z.int() }),
});
export type PayoutBatchView = z.infer<typeof payoutBatchView>;

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
  /** Why the last file was made without it. */
  leftOut: z.enum(leftOutReasons).optional(),
});
export type PayoutBatchRow = z.infer<typeof payoutBatchRow>;

export const previewPayoutBatch = defineEndpoint({
  name: 'previewPayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: 'What a batch of these payouts would take, and what not, and why; changes nothing',
  body: choice,
  response: z.object({ payable: z.array(batchPayment), total: rupees, ...withTax, blocked: z.array(blockedPayout) }),
});

export const makePayoutBatch = defineEndpoint({
  name: 'makePayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  audit: 'payout-batch-made',
  status: 201,
  summary: 'Put payouts into a batch that the bank pays; those that are blocked are named and left out',
  body: choice,
  response: z.object({ batch: payoutBatchView, blocked: z.array(blockedPayout) }),
  errors: ['COMMISSION.NOTHING_TO_BATCH'],
});

export const payoutBatches = defineEndpoint({
  name: 'payoutBatches',
  method: 'GET',
  path: '/admin/payout-batches',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Batches of payouts, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(payoutBatchView),
});

export const batchParams = z.object({ batchId: objectId });

export const payoutBatch = defineEndpoint({
  name: 'payoutBatch',
  method: 'GET',
  path: '/admin/payout-batches/:batchId',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'A batch of payouts with each row and what the bank has answered',
  params: batchParams,
  response: payoutBatchView.extend({ rows: z.array(payoutBatchRow) }),
  errors: ['COMMISSION.BATCH_NOT_FOUND'],
});

export const cancelPayoutBatch = defineEndpoint({
  name: 'cancelPayoutBatch',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'payout-batch-cancelled',
  summary: 'Give all payouts of a batch free again, while none of it is paid',
  params: batchParams,
  body: z.object({
    /** Needed once a file was made: a person knows that the bank has paid none of them, and will not. */
    noneIsPaid: z.boolean().default(false),
  }),
  response: z.object({ batch: payoutBatchView }),
  errors: [
    ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.BATCH_NOT_OPEN', 'COMMISSION.BATCH_PAID'] as const),
    ...(['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.CANCEL_TOO_EARLY'] as const),
  ],
});

export const releaseUnpaidPayout = defineEndpoint({
  name: 'releaseUnpaidPayout',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/payouts/:payoutId/not-paid',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'payout-said-unpaid',
  summary: 'Set a payout free that the bank was told to pay long ago and has not: a person asked the bank',
  params: batchParams.extend({ payoutId: objectId }),
  body: z.object({ reason: reason.min(1) }),
  response: z.object({ batch: payoutBatchView }),
  errors: [
    ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.PAYOUT_NOT_FOUND'] as const),
    ...(['COMMISSION.PAYOUT_NOT_WAITING', 'COMMISSION.BANK_MAY_ANSWER'] as const),
  ],
});
