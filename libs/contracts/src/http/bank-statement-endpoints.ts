import { z } from 'zod';
import { statementTypes } from '../file-limits.js';
import { instant, objectId, pageQuery, rupees } from '../primitives.js';
import { bankLayout } from './bank-layout-endpoints.js';
import { defineEndpoint } from './endpoint.js';

const day = z.iso.date();
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
  'FILE.STATEMENT_EMPTY',
  'FILE.STATEMENT_TOO_LARGE',
  'FILE.STATEMENT_TOO_LONG',
  'FILE.STATEMENT_PROTECTED',
  'FILE.STATEMENT_OLD_EXCEL',
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
  /** Of them, lines that are taken in, though the balance before them leads elsewhere. */
  gapCount: z.int().optional(),
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
  /** Lines that could not be read; null where that was not kept. */
  leftOut: z.int().nullable().optional(),
  /** Of the credits that it brought first, as they stand now. */
  credits: z.object({ matched: z.int(), suggested: z.int(), ambiguous: z.int(), unmatched: z.int() }).optional(),
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
