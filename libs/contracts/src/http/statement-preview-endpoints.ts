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
/**
 * The source of the columns: confirmed; chosen by the caller for this preview only; a bank's template or a guess, both
 * unconfirmed; or none.
 */
export const layoutSources = ['confirmed', 'chosen', 'template', 'guessed', 'unknown'] as const;

export const statementPreview = z.object({
  headers: z.array(z.string()),
  bank: z.string().nullable(),
  source: z.enum(layoutSources),
  confirmed: z.object({ by: z.string().nullable(), at: instant }).nullable(),
  layout: bankLayout.nullable(),
  /** The first rows below the headers, as the file has them. */
  rows: z.array(z.object({ line: z.int(), cells: z.array(z.string()) })),
  /** The first lines in the form in which they would be imported; empty without columns. */
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
  broken: z.array(brokenLine),
  brokenCount: z.int(),
  /** The number of these lines that are imported although the previous balance does not match. */
  gapCount: z.int().optional(),
  isTurned: z.boolean(),
  /** The accounts of earlier statements, those with these columns first. */
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
