import { z } from 'zod';
import { maxFileTransfers } from '../list-limits.js';
import { instant, objectId, rupees, pageQuery, reason } from '../primitives.js';
import { payableKinds, withTax, transferView } from './transfer-views.js';
import { defineEndpoint } from './endpoint.js';
import { statementTypes } from '../file-limits.js';

export const fileBlocks = [
  ...(['not-found', 'decided', 'in-transfer', 'paid', 'account-closed', 'suspended'] as const),
  ...(['consent-withdrawn', 'not-covered', 'bank-details-held', 'bank-details-missing', 'all-is-tax'] as const),
] as const;

export const bankFileStates = ['open', 'done', 'cancelled'] as const;

const payee = z.object({
  payableId: objectId,
  kind: z.enum(payableKinds),
  memberId: objectId,
  name: z.string(),
  referralCode: z.string(),
});

export const filePayment = payee.extend({ amount: rupees, ...withTax });

export const blockedPayable = z.object({
  payableId: objectId,
  reason: z.enum(fileBlocks),
  /** Changed bank details block the payable until this time. */
  until: instant.optional(),
  name: z.string().optional(),
  referralCode: z.string().optional(),
  amount: rupees.optional(),
});

export const bankFileView = z.object({
  _id: objectId,
  madeAt: instant,
  madeBy: z.string().nullable(),
  state: z.enum(bankFileStates),
  total: rupees,
  ...withTax,
  /** The amount is the money that has reached the members. */
  paid: rupees,
  /** A duplicate transfer counts as paid. */
  counts: z.object({
    approved: z.int(),
    submitted: z.int(),
    paid: z.int(),
    failed: z.int(),
    returned: z.int(),
    released: z.int(),
    cancelled: z.int(),
  }),
  /** The time is that of the last download, from which on the bank may pay. */
  submittedAt: instant.optional(),
});

export type BankFileView = z.infer<typeof bankFileView>;

export const bankFileRow = filePayment.extend({ transfer: transferView });

export type BankFileRow = z.infer<typeof bankFileRow>;

export const bankFileParams = z.object({ bankFileId: objectId });

const choice = z.object({
  /** The list may have requested payouts, which the call approves, and owed payables. */
  payableIds: z.array(objectId).min(1).max(maxFileTransfers),
});

export const previewBankFile = defineEndpoint({
  name: 'previewBankFile',
  method: 'POST',
  path: '/admin/bank-files/preview',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  summary: 'What a bank file of these would pay, and what not, and why; changes nothing',
  body: choice,
  response: z.object({ payable: z.array(filePayment), total: rupees, ...withTax, blocked: z.array(blockedPayable) }),
});

/** A bank file has one transfer for each payable. Blocked payables keep their state. */
export const makeBankFile = defineEndpoint({
  name: 'makeBankFile',
  method: 'POST',
  path: '/admin/bank-files',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  mayNeedApproval: true,
  audit: 'bank-file-made',
  status: 201,
  summary: 'Approve payouts and put them and what else is owed into a bank file; what is blocked is named and left out',
  body: choice,
  response: z.object({ bankFile: bankFileView, blocked: z.array(blockedPayable) }),
  errors: ['COMMISSION.NOTHING_TO_TRANSFER'],
});

export const bankFiles = defineEndpoint({
  name: 'bankFiles',
  method: 'GET',
  path: '/admin/bank-files',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'Bank files, newest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bankFileView),
});

export const bankFile = defineEndpoint({
  name: 'bankFile',
  method: 'GET',
  path: '/admin/bank-files/:bankFileId',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'A bank file with each of its transfers',
  params: bankFileParams,
  response: bankFileView.extend({ rows: z.array(bankFileRow) }),
  errors: ['COMMISSION.BANK_FILE_NOT_FOUND'],
});

export const bankFileFormats = ['generic-neft', 'hdfc', 'icici', 'sbi'] as const;

/**
 * The download submits the transfers, and cancels an approved transfer that cannot be paid now. Staff without
 * `payouts` are refused (`ACCESS.NOT_PERMITTED`).
 */
export const downloadBankFile = defineEndpoint({
  name: 'downloadBankFile',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/download',
  service: 'commission',
  access: 'head',
  permission: 'reveal-numbers',
  needsStepUp: true,
  mayNeedApproval: true,
  audit: 'bank-file-downloaded',
  isStream: true,
  // Banks accept no byte order mark, which spreadsheets need.
  contentType: 'text/plain',
  isShownOnce: true,
  summary:
    'The file by which a bank pays the open transfers, with account numbers in clear; staff need `payouts` too; recorded',
  params: bankFileParams,
  body: z.object({
    format: z.enum(bankFileFormats),
    /**
     * A repeated download requires the `submittedAt` of the previous one: the person confirms that the previous file
     * never reached the bank, because a second file would pay twice.
     */
    lostDownload: instant.optional(),
  }),
  response: z.string(),
  errors: [
    ...(['COMMISSION.BANK_FILE_NOT_FOUND', 'COMMISSION.BANK_FILE_ENDED', 'COMMISSION.NOTHING_TO_TRANSFER'] as const),
    'COMMISSION.DOWNLOADED_BEFORE',
  ],
});

export const bankFileLayouts = defineEndpoint({
  name: 'bankFileLayouts',
  method: 'GET',
  path: '/admin/bank-file-layouts',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary: 'The files of banks that can be made, column by column, and whether one was ever tried',
  response: z.array(
    z.object({
      format: z.enum(bankFileFormats),
      bank: z.string(),
      /** The value is true if a bank has accepted such a file. */
      confirmed: z.boolean(),
      separator: z.string(),
      hasTitles: z.boolean(),
      columns: z.array(z.object({ title: z.string(), holds: z.string() })),
    }),
  ),
});

/**
 * Submitted transfers are released and approved ones cancelled; their payables are owed again. Within seven days of the
 * latest download the caller also needs `adjust-money`. The details of `COMMISSION.CANCEL_TOO_EARLY` have the time
 * `from`.
 */
export const cancelBankFile = defineEndpoint({
  name: 'cancelBankFile',
  method: 'POST',
  path: '/admin/bank-files/:bankFileId/cancel',
  service: 'commission',
  access: 'head',
  permission: 'payouts',
  needsStepUp: true,
  audit: 'bank-file-cancelled',
  summary: 'End all open transfers of a bank file while none of it is paid: what it would have paid is owed again',
  params: bankFileParams,
  body: z.object({
    reason: reason.min(1).optional(),
    /**
     * The field is required after a download: the person confirms that the bank has paid nothing of the file and will
     * not pay it.
     */
    noneIsPaid: z.boolean().default(false),
    /** The person has seen this `submittedAt`; `noneIsPaid` does not cover a later download. */
    lastDownload: instant.optional(),
  }),
  response: z.object({ bankFile: bankFileView }),
  errors: [
    ...(['COMMISSION.BANK_FILE_NOT_FOUND', 'COMMISSION.BANK_FILE_ENDED', 'COMMISSION.BANK_FILE_PAID'] as const),
    ...(['COMMISSION.CANCEL_UNCONFIRMED', 'COMMISSION.CANCEL_TOO_EARLY'] as const),
  ],
});

/**
 * The outcome is the meaning of a line of the bank's list for its transfer. `paid`, `failed` and `returned` are new
 * evidence, and `already` is known evidence. `contradicts` is stored, and a person has to ask the bank. The other
 * outcomes have no effect: a `repeated` line says the same as a line above, a `twice` line says something else, and an
 * `unclear` line says neither paid nor failed.
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
  /** The id is missing if the reference belongs to no transfer of the bank file. */
  payableId: objectId.optional(),
  name: z.string().optional(),
  amount: rupees.optional(),
});

const answerView = z.object({
  bankFile: bankFileView,
  rows: z.array(answerRow),
  /** This number counts lines of the list without a reference of ours. */
  others: z.int(),
  /** These submitted transfers are not in the bank's list. */
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
  needsStepUp: true,
  audit: 'bank-answer-imported',
  summary: "Keep the bank's list of payments as evidence for each transfer; the same file again changes nothing",
  params: bankFileParams,
  files: answerFile,
  response: answerView,
  errors: unreadable,
});
