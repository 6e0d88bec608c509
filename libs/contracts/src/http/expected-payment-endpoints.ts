import { z } from 'zod';
import { objectId, pageQuery, planName } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { bankPayment, expectedPaymentStates, matchedCredit } from './bank-views.js';

export const expectedPaymentView = bankPayment.extend({
  state: z.enum(expectedPaymentStates),
  plan: planName.nullable(),
  /** The credits that pay it (one) or might pay it. */
  lines: z.array(matchedCredit),
});
export type ExpectedPaymentView = z.infer<typeof expectedPaymentView>;
export const expectedPayments = defineEndpoint({
  name: 'expectedPayments',
  method: 'GET',
  path: '/admin/expected-payments',
  service: 'network',
  access: 'head',
  permission: ['decide-plans', 'decide-cotton'],
  summary:
    'What members say to have paid, with the lines of the bank, oldest first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    state: z.enum(expectedPaymentStates).optional(),
    status: z.enum(['open', 'approved']).optional(),
    kind: z.enum(['plan', 'cotton']).optional(),
    ids: z
      .string()
      .max(2_500)
      .transform((typed) => typed.split(','))
      .pipe(z.array(objectId).max(100))
      .optional(),
  }),
  response: z.array(expectedPaymentView),
});
