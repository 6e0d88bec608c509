import { z } from 'zod';
import { paise } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { bankLineId } from './bank-views.js';
import { maxBatchPayouts } from './payout-batch-views.js';

/** So many at once: a payout may have been in several files. */
export const maxStatementReferences = maxBatchPayouts * 4;

const payoutReference = z.string().regex(/^[A-Z0-9]{8,20}$/);
const movementKey = bankLineId;

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
    references: z.array(payoutReference).max(maxStatementReferences),
    /** Earlier lines are not looked at. */
    since: z.iso.date(),
  }),
  response: z.object({
    lines: z.array(
      z.object({
        reference: z.string(),
        /** The movement of money: see `identified` of bank-statements. */
        key: movementKey,
        direction: z.enum(['debit', 'credit']),
        amountPaise: paise,
        on: z.iso.date(),
        utr: z.string().nullable(),
      }),
    ),
  }),
});

const movement = z.object({ key: movementKey, reference: payoutReference, amountPaise: paise, on: z.iso.date() });

/** Commission asks before it believes that the bank paid or returned a payout. */
export const claimReturnedCredits = defineEndpoint({
  name: 'claimReturnedCredits',
  method: 'POST',
  path: '/internal/bank-lines/returns',
  service: 'network',
  access: 'service',
  internal: true,
  summary:
    'Counts these debits as transfers and these credits as returns of payouts, once and for all; answers those that serve, or may serve, something else',
  body: z.object({
    /** False only asks: nothing is counted. */
    claim: z.boolean(),
    credits: z.array(movement).max(maxStatementReferences),
    /** With the number of the bank, where a line shows one. */
    debits: z
      .array(movement.extend({ utr: z.string().max(40).nullable() }))
      .max(maxStatementReferences)
      .default([]),
  }),
  response: z.object({
    /** Keys of credits. */
    refused: z.array(movementKey),
    /** One debit may name several payouts: it is the transfer of the first that claimed it. */
    refusedDebits: z.array(movement.pick({ key: true, reference: true })),
  }),
});
