import { z } from 'zod';
import { objectId, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { saidPaid } from './payout-batch-views.js';

/** What is sent by hand before a payout is approved by itself, or again after its payment came back; what was fixed for a payout of a batch stands in its batch. */
export const payoutAmountToSend = defineEndpoint({
  name: 'payoutAmountToSend',
  method: 'GET',
  path: '/admin/payouts/:payoutId/amount-to-send',
  service: 'commission',
  access: 'head',
  permission: ['payouts', 'read'],
  summary:
    'What an open payout would be taxed, and what would be left to send, if it were approved now; as it was fixed, for one whose payment came back',
  params: z.object({ payoutId: objectId }),
  response: z.object({
    amount: rupees,
    /** 0 while nothing is deducted. */
    tax: rupees,
    net: rupees,
    /** Null while nothing is deducted. Without a PAN the higher rate applies. */
    hasPan: z.boolean().nullable(),
    /** Its approval, or the record that it was sent again, needs one: nothing is to be sent before the grant. Missing from older processes. */
    needsSecondPerson: z.boolean().optional(),
    /** A file for the bank had it before, and it was set free as unpaid; `saidPaid` where the bank says that it was paid. */
    filedBefore: z.object({ saidPaid: saidPaid.extend({ reference: z.string() }).nullable() }).optional(),
  }),
  errors: ['COMMISSION.PAYOUT_NOT_FOUND', 'COMMISSION.PAYOUT_DECIDED', 'COMMISSION.IN_BATCH'],
});
