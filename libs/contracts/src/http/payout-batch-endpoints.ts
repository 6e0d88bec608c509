import { z } from 'zod';
import { instant, objectId, pageQuery, rupees } from '../primitives.js';
import { statementTypes } from '../file-limits.js';
import { defineEndpoint } from './endpoint.js';

/** A batch is checked in one question to identity, and made in one transaction. */
export const maxBatchPayouts = 500;

/** Why a payout is not taken into a batch. */
export const batchBlocks = [
  ...(['not-found', 'decided', 'in-batch', 'account-closed', 'suspended', 'consent-withdrawn'] as const),
  ...(['bank-details-held', 'bank-details-missing'] as const),
] as const;

export const batchStates = ['open', 'done', 'cancelled'] as const;
/** `waiting`: the bank has not answered; `released`: the batch was cancelled. */
export const batchRowStates = ['waiting', 'paid', 'failed', 'released'] as const;

/** Why a row that waits is not in the bank's file: it leaves the batch, unless an earlier file had it. */
export const leftOutReasons = [
  ...(['account-closed', 'suspended', 'consent-withdrawn', 'bank-details-changed', 'name-unusable'] as const),
] as const;
export const payoutFileFormats = ['generic-neft', 'hdfc', 'icici', 'sbi'] as const;

const choice = z.object({ payoutIds: z.array(objectId).min(1).max(maxBatchPayouts) });
const payee = z.object({ payoutId: objectId, memberId: objectId, name: z.string(), referralCode: z.string() });
const payable = payee.extend({ amount: rupees });

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
  paid: rupees,
  counts: z.object({ waiting: z.int(), paid: z.int(), failed: z.int(), released: z.int() }),
});
export type PayoutBatchView = z.infer<typeof payoutBatchView>;

export const payoutBatchRow = payable.extend({
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
  response: z.object({ payable: z.array(payable), total: rupees, blocked: z.array(blockedPayout) }),
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

const batchParams = z.object({ batchId: objectId });

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
  audit: 'payout-batch-cancelled',
  summary: 'Give all payouts of a batch free again, while none of it is paid',
  params: batchParams,
  response: z.object({ batch: payoutBatchView }),
  errors: ['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.BATCH_NOT_OPEN', 'COMMISSION.BATCH_PAID'],
});

/**
 * What a row of the bank's answer means. `paid` and `failed` have an effect, `already` had it before; of the others none has: `repeated` says the
 * same as a row above, `twice` something else, `contradicts` something else than is known, `unclear` neither paid nor failed.
 */
export const answerOutcomes = [
  ...(['paid', 'failed', 'already', 'repeated'] as const),
  ...([
    'unknown-reference',
    'amount-differs',
    'amount-missing',
    'utr-missing',
    'twice',
    'contradicts',
    'unclear',
  ] as const),
] as const;

const answerRow = z.object({
  /** Of the file, from 1. */
  line: z.int(),
  reference: z.string(),
  outcome: z.enum(answerOutcomes),
  utr: z.string().nullable(),
  reason: z.string().nullable(),
  /** Missing for a reference of no row of the batch. */
  payoutId: objectId.optional(),
  name: z.string().optional(),
  amount: rupees.optional(),
});
const answerView = z.object({
  batch: payoutBatchView,
  rows: z.array(answerRow),
  /** Rows of the file with no reference of ours. */
  others: z.int(),
  /** What waits and is not in the file. */
  missing: z.array(payable.extend({ reference: z.string() })),
});
export type PayoutAnswer = z.infer<typeof answerView>;

const answerFile = { answer: { required: true, accept: statementTypes } } as const;

export const previewPayoutResult = defineEndpoint({
  name: 'previewPayoutResult',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/result/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: "What the bank's answer, or a bank statement, says of each payout of a batch; changes nothing",
  params: batchParams,
  files: answerFile,
  response: answerView,
  errors: ['FILE.NOT_A_STATEMENT', 'COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.ANSWER_UNREADABLE'],
});

export const takePayoutResult = defineEndpoint({
  name: 'takePayoutResult',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/result',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'payout-answer-taken',
  summary: "Pay or give free each payout of a batch as the bank's answer says; the same file again changes nothing",
  params: batchParams,
  files: answerFile,
  response: answerView,
  errors: ['FILE.NOT_A_STATEMENT', 'COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.ANSWER_UNREADABLE'],
});

export const payoutBatchFile = defineEndpoint({
  name: 'payoutBatchFile',
  method: 'GET',
  path: '/admin/payout-batches/:batchId/file',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  stepUp: true,
  audit: 'payout-file-made',
  stream: true,
  contentType: 'text/csv',
  summary:
    'The file by which a bank pays what waits in the batch, with account numbers in clear; staff need `payouts` too; recorded',
  params: batchParams,
  query: z.object({ format: z.enum(payoutFileFormats) }),
  response: z.string(),
  errors: ['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.BATCH_NOT_OPEN', 'COMMISSION.NOTHING_TO_FILE'],
});

export const payoutFileLayouts = defineEndpoint({
  name: 'payoutFileLayouts',
  method: 'GET',
  path: '/admin/payout-file-layouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'The files of banks that can be made, column by column, and whether one was ever tried',
  response: z.array(
    z.object({
      format: z.enum(payoutFileFormats),
      bank: z.string(),
      confirmed: z.boolean(),
      separator: z.string(),
      hasTitles: z.boolean(),
      columns: z.array(z.object({ title: z.string(), holds: z.string() })),
    }),
  ),
});

/** Commission asks identity before payouts go into a batch: nothing in clear. Accounts that are not live are left out. */
export const checkBankDetails = defineEndpoint({
  name: 'checkBankDetails',
  method: 'POST',
  path: '/internal/bank-details/check',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Whether bank details are complete, when they were changed, and a digest by which a later change is known',
  body: z.object({ memberIds: z.array(objectId).min(1).max(maxBatchPayouts) }),
  response: z.array(
    z.object({
      memberId: objectId,
      /** Null where account number or IFSC are missing. */
      digest: z.string().nullable(),
      changedAt: instant.nullable(),
    }),
  ),
});

/** Commission asks identity when the bank's file is made. Each member's answer is recorded with the payout it was for. */
export const revealBatchDetails = defineEndpoint({
  name: 'revealBatchDetails',
  method: 'POST',
  path: '/internal/bank-details/reveal-batch',
  service: 'identity',
  access: 'service',
  internal: true,
  summary: 'Bank details of several members in clear, each for one payout; accounts that are not live are left out',
  body: z.object({
    headId: objectId,
    payees: z
      .array(z.object({ memberId: objectId, payoutId: objectId }))
      .min(1)
      .max(maxBatchPayouts),
  }),
  response: z.array(
    z.object({
      memberId: objectId,
      name: z.string(),
      bankAccountNo: z.string().nullable(),
      ifscCode: z.string().nullable(),
      /** One for each key that is in use: see `checkBankDetails`. */
      digests: z.array(z.string()),
    }),
  ),
});
