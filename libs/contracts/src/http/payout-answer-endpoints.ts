import { z } from 'zod';
import { statementTypes } from '../file-limits.js';
import { objectId, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { batchParams, batchPayment, payoutBatchView } from './payout-batch-views.js';

/**
 * What a row of the bank's answer means. `paid` and `failed` have an effect, `already` had it before. `paid-after-all`: what was set free as unpaid was
 * paid, or what came back was paid once more, by another UTR, later than its return; `paid-twice`: a second file had what is paid, and both were;
 * `returned`: what was paid came back. These are noted. Of the others none has an effect:
 * `serves-other`: the credit serves a request or may serve one, so it is no return of the payout until a person has decided;
 * `repeated` says the same as a row above, `twice` something else, `contradicts` something else than is known, `unclear` neither paid nor failed.
 */
export const answerOutcomes = [
  ...(['paid', 'failed', 'paid-after-all', 'paid-twice', 'returned', 'already', 'repeated'] as const),
  ...([
    'unknown-reference',
    'amount-differs',
    'amount-missing',
    'utr-missing',
    'twice',
    'contradicts',
    'serves-other',
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
  missing: z.array(batchPayment.extend({ reference: z.string() })),
});
export type PayoutAnswer = z.infer<typeof answerView>;

const unreadable = [
  ...(['FILE.NOT_A_STATEMENT', 'FILE.STATEMENT_EMPTY', 'FILE.STATEMENT_TOO_LARGE'] as const),
  ...(['FILE.STATEMENT_TOO_LONG', 'FILE.STATEMENT_PROTECTED', 'FILE.STATEMENT_OLD_EXCEL'] as const),
  ...(['COMMISSION.BATCH_NOT_FOUND', 'COMMISSION.ANSWER_UNREADABLE', 'COMMISSION.ANSWER_UNCONFIRMED'] as const),
  'FILE.STATEMENT_SHEETS',
  'FILE.STATEMENT_TURNED',
] as const;
const answerFile = { answer: { required: true, accept: statementTypes } } as const;

export const previewPayoutAnswer = defineEndpoint({
  name: 'previewPayoutAnswer',
  method: 'POST',
  path: '/admin/payout-batches/:batchId/result/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: "What the bank's answer, or a bank statement, says of each payout of a batch; changes nothing",
  params: batchParams,
  files: answerFile,
  response: answerView,
  errors: unreadable,
});

export const takePayoutAnswer = defineEndpoint({
  name: 'takePayoutAnswer',
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
  errors: unreadable,
});
