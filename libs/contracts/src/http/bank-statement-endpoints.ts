import { z } from 'zod';
import { instant, objectId, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { statementFile, unreadableStatement } from './statement-file.js';

/** Lines are identified by it, so its spelling must not matter. */
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
  leftOut: z.int(),
  /** This very file was imported before; nothing was changed. */
  isKnown: z.boolean(),
  matched: z.int(),
  suggested: z.int(),
  ambiguous: z.int(),
  unmatched: z.int(),
  /** The count of stored credits, of any statement, that its debits reverse. */
  reversed: z.int(),
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
  summary:
    'Import a statement of the bank by its confirmed columns, and match its credits with what members say to have paid',
  body: z.object({
    account,
    /** Broken lines were read and are left out. */
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
  importedBy: z.string().nullable(),
  lines: z.int(),
  newLines: z.int(),
  /** Lines that could not be read. */
  leftOut: z.int(),
  /** The present states of the credits that this statement imported first. */
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
