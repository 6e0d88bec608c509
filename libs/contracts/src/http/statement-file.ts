import { z } from 'zod';
import { statementTypes } from '../file-limits.js';
import { bankLayout } from './bank-layout-endpoints.js';

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
