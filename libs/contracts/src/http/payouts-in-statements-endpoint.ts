import { z } from 'zod';
import { paise } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { maxBatchPayouts } from './payout-batch-views.js';

/** So many at once: a payout may have been in several files. */
export const maxStatementReferences = maxBatchPayouts * 4;

/** Commission asks before it pays again what a file for the bank had. */
export const payoutsInStatements = defineEndpoint({
  name: 'payoutsInStatements',
  method: 'POST',
  path: '/internal/bank-lines/payouts',
  service: 'network',
  access: 'service',
  internal: true,
  summary: 'Lines of statements that name one of these references of payouts: what went out, and what came back',
  body: z.object({
    references: z.array(z.string().regex(/^[A-Z0-9]{8,20}$/)).max(maxStatementReferences),
    /** Earlier lines are not looked at. */
    since: z.iso.date(),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        reference: z.string(),
        direction: z.enum(['debit', 'credit']),
        amountPaise: paise,
        on: z.iso.date(),
        utr: z.string().nullable(),
      }),
    ),
  }),
});
