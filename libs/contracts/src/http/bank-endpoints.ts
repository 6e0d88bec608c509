import { z } from 'zod';
import { statementTypes } from '../file-limits.js';
import { instant, message, objectId, pageQuery, planName, rupees, searchText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const day = z.iso.date();
/** A column of a statement, from 0. */
const column = z.int().min(0).max(59);
/** Which column holds what: either debit and credit, or amount, with its mark or its sign. */
export const bankLayout = z.object({
  date: column,
  narration: column,
  reference: column.nullable(),
  debit: column.nullable(),
  credit: column.nullable(),
  amount: column.nullable(),
  mark: column.nullable(),
  balance: column.nullable(),
  dateStyle: z.enum(['dmy', 'mdy']),
});
export type BankLayout = z.infer<typeof bankLayout>;

/** A form sends texts only; what is no JSON stays what it is, which the schema refuses. */
const sentLayout = z
  .preprocess((typed) => {
    try {
      return typeof typed === 'string' ? (JSON.parse(typed) as unknown) : typed;
    } catch {
      return typed;
    }
  }, bankLayout)
  .optional();
/** Lines are told apart by it, so that it must not depend on how somebody writes it today. */
const account = z
  .string('Please name the account.')
  .transform((typed) => typed.replace(/\s+/g, ' ').trim().toUpperCase())
  .pipe(z.string().min(1, 'Please name the account.').max(40, 'Please use at most 40 characters.'));

const statementFile = { statement: { required: true, accept: statementTypes } } as const;
const unreadable = [
  'FILE.NOT_A_STATEMENT',
  'NETWORK.STATEMENT_EMPTY',
  'NETWORK.STATEMENT_TOO_LARGE',
  'NETWORK.STATEMENT_TOO_LONG',
  'NETWORK.STATEMENT_PROTECTED',
  'NETWORK.STATEMENT_OLD_EXCEL',
  'NETWORK.LAYOUT_WRONG',
] as const;

export const brokenLineReasons = ['date', 'amount', 'two-amounts', 'direction', 'balance', 'cells', 'gap'] as const;
const brokenLine = z.object({ line: z.int(), reason: z.enum(brokenLineReasons) });
/** How the columns are known: confirmed by somebody; of a bank's template or guessed, which nobody has confirmed; or not at all. */
export const layoutSources = ['confirmed', 'template', 'guessed', 'unknown'] as const;

export const statementPreview = z.object({
  headers: z.array(z.string()),
  bank: z.string().nullable(),
  source: z.enum(layoutSources),
  confirmed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  layout: bankLayout.nullable(),
  /** First rows below the headers, as they stand in the file. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The first lines as they would be taken in; empty without columns. */
  lines: z.array(
    z.object({
      line: z.int(),
      date: day,
      narration: z.string(),
      reference: z.string(),
      direction: z.enum(['credit', 'debit']),
      amount: rupees,
      balance: rupees.nullable(),
    }),
  ),
  totals: z.object({
    lines: z.int(),
    credits: z.int(),
    creditAmount: rupees,
    debits: z.int(),
    debitAmount: rupees,
    from: day.nullable(),
    to: day.nullable(),
  }),
  /** The first hundred. */
  broken: z.array(brokenLine),
  brokenCount: z.int(),
  /** For which statements were taken in before, that of these columns first. */
  accounts: z.array(z.string()),
});
export type StatementPreview = z.infer<typeof statementPreview>;

export const previewBankStatement = defineEndpoint({
  name: 'previewBankStatement',
  method: 'POST',
  path: '/admin/bank-statements/preview',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Read a statement of the bank without taking it in: its columns, first lines, totals and broken lines',
  body: z.object({ layout: sentLayout }),
  files: statementFile,
  response: statementPreview,
  errors: unreadable,
});

export const importedStatement = z.object({
  statementId: objectId,
  lines: z.int(),
  /** Those that no earlier statement had brought. */
  newLines: z.int(),
  /** Broken ones. */
  leftOut: z.int(),
  /** This very file was taken in before; nothing was changed. */
  isKnown: z.boolean(),
  matched: z.int(),
  suggested: z.int(),
  ambiguous: z.int(),
  unmatched: z.int(),
});
export type ImportedStatement = z.infer<typeof importedStatement>;
export const importBankStatement = defineEndpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/admin/bank-statements',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-statement-imported',
  summary: 'Take a statement of the bank in, and match its credits with what members say to have paid',
  body: z.object({
    account,
    /** Confirms these columns for all statements with these headers, in place of those confirmed before. */
    layout: sentLayout,
    /** Broken lines were read and are left out. */
    allowBroken: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((typed) => typed === 'true')])
      .default(false),
  }),
  files: statementFile,
  response: importedStatement,
  errors: [...unreadable, 'NETWORK.LAYOUT_UNCONFIRMED', 'NETWORK.STATEMENT_BROKEN', 'NETWORK.STATEMENT_OTHER_ACCOUNT'],
});

export const bankStatementView = z.object({
  _id: objectId,
  account: z.string(),
  importedAt: instant,
  importedBy: z.string().nullable(),
  lines: z.int(),
  newLines: z.int(),
});
export type BankStatementView = z.infer<typeof bankStatementView>;
export const bankStatements = defineEndpoint({
  name: 'bankStatements',
  method: 'GET',
  path: '/admin/bank-statements',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Statements that were taken in, latest first; next page by the X-Next-Cursor header',
  query: pageQuery,
  response: z.array(bankStatementView),
});

export const bankLineStates = ['matched', 'suggested', 'ambiguous', 'unmatched'] as const;
export const expectedPaymentStates = ['matched', 'suggested', 'ambiguous', 'missing'] as const;
/** `by-hand`: a person said so. */
export const matchReasons = ['utr', 'txnid', 'other-amount', 'amount-and-name', 'by-hand'] as const;
const bankLineId = z.string().regex(/^[0-9a-f]{32}$/, 'This id is not well formed.');

const payment = z.object({
  _id: objectId,
  kind: z.enum(['plan', 'cotton']),
  memberId: objectId,
  name: z.string(),
  amount: rupees,
  /** As typed by the member. */
  utr: z.string().nullable(),
  /** Of our links. */
  txnids: z.array(z.string()),
  requestedAt: instant,
  status: z.enum(['open', 'approved', 'gone']),
});
const credit = z.object({
  _id: bankLineId,
  account: z.string(),
  date: day,
  amount: rupees,
  narration: z.string(),
  reference: z.string(),
});
const reason = z.enum(matchReasons);

export const bankLineView = credit.extend({
  state: z.enum(bankLineStates),
  /** What it pays (one), or might pay. */
  payments: z.array(payment.extend({ reason })),
});
export type BankLineView = z.infer<typeof bankLineView>;
export const bankLines = defineEndpoint({
  name: 'bankLines',
  method: 'GET',
  path: '/admin/bank-lines',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Money that came in by the statements, latest day first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: z.enum(bankLineStates).optional(),
    /** Part of narration or reference, or the amount in rupees. */
    q: searchText.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z.array(bankLineView),
});

export const expectedPaymentView = payment.extend({
  state: z.enum(expectedPaymentStates),
  /** Of a plan request that waits. */
  plan: planName.nullable(),
  /** Its money (one), or what might be it. */
  lines: z.array(credit.extend({ reason })),
});
export type ExpectedPaymentView = z.infer<typeof expectedPaymentView>;
export const expectedPayments = defineEndpoint({
  name: 'expectedPayments',
  method: 'GET',
  path: '/admin/expected-payments',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'decide-cotton'],
  summary:
    'What members say to have paid, with the lines of the bank, oldest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: z.enum(expectedPaymentStates).optional(),
    status: z.enum(['open', 'approved']).optional(),
    kind: z.enum(['plan', 'cotton']).optional(),
    /** Ids of plan requests or cotton orders, with commas between. */
    ids: z
      .string()
      .transform((typed) => typed.split(','))
      .pipe(z.array(objectId).max(100))
      .optional(),
  }),
  response: z.array(expectedPaymentView),
});

export const matchBankLine = defineEndpoint({
  name: 'matchBankLine',
  method: 'POST',
  path: '/admin/bank-lines/:id/match',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-line-matched',
  summary: 'Say that this line of the bank is the money of a request or an order',
  params: z.object({ id: bankLineId }),
  body: z.object({ expectedId: objectId }),
  response: message,
  errors: [
    'NETWORK.BANK_LINE_NOT_FOUND',
    'NETWORK.BANK_LINE_TAKEN',
    'NETWORK.PAYMENT_NOT_EXPECTED',
    'NETWORK.PAYMENT_HAS_LINE',
  ],
});

export const releaseBankLine = defineEndpoint({
  name: 'releaseBankLine',
  method: 'POST',
  path: '/admin/bank-lines/:id/release',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-line-freed',
  summary: 'Say that this line of the bank is not the money of its request; it is not proposed for it again',
  params: z.object({ id: bankLineId }),
  response: message,
  errors: ['NETWORK.BANK_LINE_NOT_FOUND', 'NETWORK.BANK_LINE_FREE', 'NETWORK.BANK_LINE_SERVES_SALE'],
});
