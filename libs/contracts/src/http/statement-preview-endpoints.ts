import { z } from 'zod';
import { instant, rupees } from '../primitives.js';
import { bankLayout } from './bank-layout-endpoints.js';
import { defineEndpoint } from './endpoint.js';
import { sentLayout, statementFile, unreadableStatement } from './statement-file.js';

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
/** How the columns are known: confirmed; chosen by the caller, for this preview only; of a bank's template or guessed, which nobody has confirmed; or not at all. */
export const layoutSources = ['confirmed', 'chosen', 'template', 'guessed', 'unknown'] as const;

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
  /** The balances say that debits are read as credits, or credits as debits: such a statement is not imported. */
  isTurned: z.boolean(),
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
  permission: ['decide-plans', 'bank-layouts'],
  summary: 'Read a statement of the bank without taking it in: its columns, first lines, totals and broken lines',
  body: z.object({ layout: sentLayout }),
  files: statementFile,
  response: statementPreview,
  errors: unreadableStatement,
});
