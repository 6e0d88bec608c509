import { z } from 'zod';
import { instant, objectId, pageQuery } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { seeingLedgers } from './ledger-permissions.js';
import { statementRow } from './statement-row.js';

export const statementOf = z.object({
  /** The head may name another member. Staff have no statement of their own and must name a member. */
  userId: objectId.optional(),
});

export const statementPeriod = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

export const statement = defineEndpoint({
  name: 'statement',
  method: 'GET',
  path: '/member/statement',
  service: 'commission',
  access: 'member',
  permission: seeingLedgers,
  owner: true,
  summary: "Every movement on the caller's accounts, newest first; next page by the X-Next-Cursor header",
  query: pageQuery.extend({
    ...statementOf.shape,
    ...statementPeriod.shape,
    /**
     * Leaves out later entries, whatever day they concern. The cursor of further pages keeps the moment of the first
     * page.
     */
    asOf: instant.optional(),
  }),
  response: z.array(statementRow),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export const statementCsv = defineEndpoint({
  name: 'statementCsv',
  method: 'GET',
  path: '/member/statement.csv',
  service: 'commission',
  access: 'member',
  permission: 'reports',
  owner: true,
  stream: true,
  contentType: tableContent,
  summary: 'The whole statement, or a period of it, as a file, CSV or XLSX: amounts in rupees, moments in Indian time',
  query: statementOf.extend(statementPeriod.shape).extend(inFormat.shape),
  response: z.string(),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});
