import { z } from 'zod';
import { statementTypes } from '../file-limits.js';
import { objectId, rupees } from '../primitives.js';
import { bankFileParams, bankFileView, filePayment } from './bank-file-views.js';
import { defineEndpoint } from './endpoint.js';

/**
 * The meaning of a line of the bank's list for its transfer. `paid`, `failed` and `returned` are new evidence, `already` is known; `contradicts` is kept, and
 * a person has to ask the bank. The others have no effect: `repeated` says the same as a line above, `twice` something else, `unclear` neither paid nor
 * failed.
 */
export const answerOutcomes = [
  ...(['paid', 'paid-twice', 'failed', 'returned', 'contradicts', 'already', 'repeated'] as const),
  ...(['unknown-reference', 'amount-differs', 'amount-missing', 'utr-missing', 'twice', 'unclear'] as const),
] as const;

const answerRow = z.object({
  line: z.int(),
  reference: z.string(),
  outcome: z.enum(answerOutcomes),
  utr: z.string().nullable(),
  reason: z.string().nullable(),
  /** Missing for a reference of no transfer of the bank file. */
  payableId: objectId.optional(),
  name: z.string().optional(),
  amount: rupees.optional(),
});
const answerView = z.object({
  bankFile: bankFileView,
  rows: z.array(answerRow),
  /** Lines of the list with no reference of ours. */
  others: z.int(),
  missing: z.array(filePayment.extend({ reference: z.string() })),
});
export type BankAnswer = z.infer<typeof answerView>;

const unreadable = [
  ...(['FILE.NOT_A_STATEMENT', 'FILE.STATEMENT_EMPTY', 'FILE.STATEMENT_TOO_LARGE'] as const),
  ...(['FILE.STATEMENT_TOO_LONG', 'FILE.STATEMENT_PROTECTED', 'FILE.STATEMENT_OLD_EXCEL'] as const),
  ...(['FILE.STATEMENT_SHEETS', 'COMMISSION.BANK_FILE_NOT_FOUND', 'COMMISSION.ANSWER_UNREADABLE'] as const),
] as const;
const answerFile = { answer: { required: true, accept: statementTypes } } as const;

export const previewBankAnswer = defineEndpoint({
  name: 'previewBankAnswer',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/answer/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: "What the bank's list of payments says of each transfer of a bank file; changes nothing",
  params: bankFileParams,
  files: answerFile,
  response: answerView,
  errors: unreadable,
});

export const takeBankAnswer = defineEndpoint({
  name: 'takeBankAnswer',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/answer',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  stepUp: true,
  audit: 'bank-answer-taken',
  summary: "Keep the bank's list of payments as evidence for each transfer; the same file again changes nothing",
  params: bankFileParams,
  files: answerFile,
  response: answerView,
  errors: unreadable,
});
