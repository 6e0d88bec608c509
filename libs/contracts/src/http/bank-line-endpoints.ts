import { z } from 'zod';
import { instant, pageQuery, searchText, utrNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { bankCredit, bankLineFilters, bankLineStates, bankPayment, matchReason } from './bank-views.js';

export const bankLineView = bankCredit.extend({
  state: z.enum(bankLineStates),
  /** The numbers of the bank that identify the credit, in its reference or its narration. */
  bankNumbers: z.array(z.string()).optional(),
  /** The payments that it pays (one) or might pay. */
  payments: z.array(bankPayment.extend({ reason: matchReason })),
  /** Requests that a person has refused for this line. `by` is a name, null for staff. */
  refused: z.array(bankPayment.extend({ by: z.string().nullable(), at: instant })).optional(),
  /** Another line shows the same credit, such as one that was imported under another account name: no rule matches this one. */
  isRepeated: z.boolean().optional(),
  /** The reference of the payout that this credit has returned: it serves nothing else. */
  returnOf: z.string().optional(),
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
    state: z.enum(bankLineFilters).optional(),
    q: searchText.optional(),
    /** The whole reference of a line. */
    utr: utrNumber.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: z.array(bankLineView),
});
