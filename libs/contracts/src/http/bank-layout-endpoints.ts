import { z } from 'zod';
import { instant } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

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
  /** Dr or Cr of the balance, where the bank has a column for it. */
  balanceMark: column.nullable().default(null),
  dateStyle: z.enum(['dmy', 'mdy']),
});
export type BankLayout = z.infer<typeof bankLayout>;

/** What the columns of one row of headers are, in versions. */
export const bankLayoutVersion = z.object({ version: z.int(), layout: bankLayout, confirmedAt: instant });

export const confirmBankLayout = defineEndpoint({
  name: 'confirmBankLayout',
  method: 'PUT',
  path: '/admin/bank-layouts',
  service: 'network',
  access: 'head',
  permission: 'bank-layouts',
  secondPerson: true,
  audit: 'bank-layout-confirmed',
  summary: 'Confirm how the columns of all statements with these headers are read, as a new version',
  body: z.object({
    /** As the preview of a statement shows them. */
    headers: z.array(z.string().max(1_000)).min(2).max(60),
    layout: bankLayout,
  }),
  response: bankLayoutVersion,
  errors: ['NETWORK.LAYOUT_WRONG'],
});
