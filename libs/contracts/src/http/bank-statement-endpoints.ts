import { z } from 'zod';
import { instant, rupees, objectId, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { statementTypes } from '../file-limits.js';

const column = z.int().min(0).max(59);

/** A layout has either debit and credit, or an amount with its mark or sign. */
export const bankLayout = z.object({
  date: column,
  narration: column,
  reference: column.nullable(),
  debit: column.nullable(),
  credit: column.nullable(),
  amount: column.nullable(),
  mark: column.nullable(),
  balance: column.nullable(),
  /** The column has the balance's Dr or Cr mark, if the bank has one. */
  balanceMark: column.nullable().default(null),
  dateStyle: z.enum(['dmy', 'mdy']),
});

export type BankLayout = z.infer<typeof bankLayout>;

export const bankLayoutVersion = z.object({ version: z.int(), layout: bankLayout, confirmedAt: instant });

export const confirmBankLayout = defineEndpoint({
  name: 'confirmBankLayout',
  method: 'PUT',
  path: '/admin/bank-layouts',
  service: 'network',
  access: 'head',
  permission: 'bank-layouts',
  mayNeedApproval: true,
  audit: 'bank-layout-confirmed',
  summary: 'Confirm how the columns of all statements with these headers are read, as a new version',
  body: z.object({
    /** The preview of the statement shows these headers. */
    headers: z.array(z.string().max(1_000)).min(2).max(60),
    layout: bankLayout,
  }),
  response: bankLayoutVersion,
  errors: ['NETWORK.LAYOUT_WRONG'],
});

/** A form sends texts only; the schema rejects a text that is not JSON. */
export const sentLayout = z
  .preprocess((typed) => {
    try {
      return typeof typed === 'string' ? (JSON.parse(typed) as unknown) : typed;
    } catch {
      return typed;
    }
  }, bankLayout)
  .optional();

export const statementFile = { statement: { required: true, accept: statementTypes } } as const;

export const unreadableStatement = [
  'FILE.NOT_A_STATEMENT',
  'FILE.STATEMENT_EMPTY',
  'FILE.STATEMENT_TOO_LARGE',
  'FILE.STATEMENT_TOO_LONG',
  'FILE.STATEMENT_PROTECTED',
  'FILE.STATEMENT_OLD_EXCEL',
  'FILE.STATEMENT_SHEETS',
  'NETWORK.LAYOUT_WRONG',
] as const;

const day = z.iso.date();

export const brokenLineReasons = [
  'date',
  'amount',
  'two-amounts',
  'direction',
  'balance',
  'cells',
  'swapped',
  'future',
  'gap',
] as const;

const brokenLine = z.object({ line: z.int(), reason: z.enum(brokenLineReasons) });

/**
 * The columns are confirmed; chosen by the caller for this preview only; taken from a bank's template or guessed, both
 * unconfirmed; or unknown.
 */
export const layoutSources = ['confirmed', 'chosen', 'template', 'guessed', 'unknown'] as const;

export const statementPreview = z.object({
  headers: z.array(z.string()),
  bank: z.string().nullable(),
  source: z.enum(layoutSources),
  confirmed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  layout: bankLayout.nullable(),
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The first lines have the form in which they would be imported; the list is empty without columns. */
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
  /** The list has the first hundred broken lines. */
  broken: z.array(brokenLine),
  brokenCount: z.int(),
  /** This number of lines is imported although the previous balance does not match. */
  gapCount: z.int().optional(),
  /** The balances contradict the columns. */
  isTurned: z.boolean(),
  /** The list has the accounts of earlier statements, those with these columns first. */
  accounts: z.array(z.string()),
});

export type StatementPreview = z.infer<typeof statementPreview>;

export const previewBankStatement = defineEndpoint({
  name: 'previewBankStatement',
  method: 'POST',
  path: '/admin/bank-statements/preview',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'bank-layouts'],
  summary: 'Read a statement of the bank without taking it in: its columns, first lines, totals and broken lines',
  body: z.object({
    /** The JSON text has columns that replace the known or guessed ones. */
    layout: sentLayout,
  }),
  files: statementFile,
  response: statementPreview,
  errors: unreadableStatement,
});

/** The account identifies its lines, so its spelling must not matter. */
const account = z
  .string('Please name the account.')
  .overwrite((typed) => typed.replace(/\s+/g, ' ').trim().toUpperCase())
  .min(1, 'Please name the account.')
  .max(40, 'Please use at most 40 characters.')
  .regex(/^[A-Za-z0-9 .,&()/'-]*$/, 'Please use only letters from A to Z, digits and spaces.');

export const importedStatement = z.object({
  statementId: objectId,
  lines: z.int(),
  newLines: z.int(),
  /** This number counts broken lines. */
  leftOut: z.int(),
  /** The value is true if this very file was imported before; nothing was changed. */
  isKnown: z.boolean(),
  matched: z.int(),
  suggested: z.int(),
  ambiguous: z.int(),
  unmatched: z.int(),
  /** This number counts the stored credits of any statement that the statement's debits reverse. */
  reversed: z.int(),
});

export type ImportedStatement = z.infer<typeof importedStatement>;

/** A file is imported as a whole or not at all; an imported file changes nothing. */
export const importBankStatement = defineEndpoint({
  name: 'importBankStatement',
  method: 'POST',
  path: '/admin/bank-statements',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-statement-imported',
  summary:
    'Import a statement of the bank by its confirmed columns, and match its credits with what members say to have paid',
  body: z.object({
    /** The account is a short name of the company's account, stored in capitals. */
    account,
    allowBroken: z
      .union([z.boolean(), z.enum(['true', 'false']).transform((typed) => typed === 'true')])
      .default(false),
  }),
  files: statementFile,
  response: importedStatement,
  errors: [
    ...unreadableStatement,
    'FILE.STATEMENT_TURNED',
    'NETWORK.LAYOUT_UNCONFIRMED',
    'NETWORK.STATEMENT_BROKEN',
    'NETWORK.STATEMENT_OTHER_ACCOUNT',
  ],
});

export const bankStatementView = z.object({
  _id: objectId,
  account: z.string(),
  importedAt: instant,
  /** The importer is a name; it is null if no account has this id. */
  importedBy: z.string().nullable(),
  lines: z.int(),
  newLines: z.int(),
  leftOut: z.int(),
  /** The counts follow the present states of the credits that this statement imported first. */
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
