import { z } from 'zod';
import { instant } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

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
  /** The column of the balance's Dr or Cr mark, if the bank has one. */
  balanceMark: column.nullable().default(null),
  dateStyle: z.enum(['dmy', 'mdy']),
});
export type BankLayout = z.infer<typeof bankLayout>;

/** Versions of the columns for one row of headers. */
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
    /** The headers of the preview of a statement. */
    headers: z.array(z.string().max(1_000)).min(2).max(60),
    layout: bankLayout,
  }),
  response: bankLayoutVersion,
  errors: ['NETWORK.LAYOUT_WRONG'],
});
