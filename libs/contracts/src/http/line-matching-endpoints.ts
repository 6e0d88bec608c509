import { z } from 'zod';
import { message, objectId, planName, searchText } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { bankPayment, bankLineId } from './bank-views.js';

export const lineChoice = bankPayment.extend({
  plan: planName.nullable(),
  isRefused: z.boolean(),
});
export type LineChoice = z.infer<typeof lineChoice>;
export const bankLineChoices = defineEndpoint({
  name: 'bankLineChoices',
  method: 'GET',
  path: '/admin/bank-lines/:id/choices',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Requests without money that this line could be for, the nearest amount and day first',
  params: z.object({ id: bankLineId }),
  query: z.object({
    q: searchText.optional(),
  }),
  response: z.array(lineChoice),
  errors: ['NETWORK.BANK_LINE_NOT_FOUND'],
});

export const matchBankLine = defineEndpoint({
  name: 'matchBankLine',
  method: 'POST',
  path: '/admin/bank-lines/:id/match',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  mayNeedApproval: true,
  audit: 'bank-line-matched',
  summary: 'Say that this line of the bank is the money of a request or an order',
  params: z.object({ id: bankLineId }),
  body: z.object({ expectedId: objectId }),
  response: message,
  errors: [
    'NETWORK.BANK_LINE_NOT_FOUND',
    'NETWORK.BANK_LINE_TAKEN',
    'NETWORK.CREDIT_USED',
    'NETWORK.PAYMENT_NOT_EXPECTED',
    'NETWORK.PAYMENT_HAS_LINE',
  ],
});

export const releaseBankLine = defineEndpoint({
  name: 'releaseBankLine',
  method: 'POST',
  path: '/admin/bank-lines/:id/release',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-line-freed',
  summary:
    'Say that this line of the bank is not the money of its request, or of those that it may belong to; it is not proposed for them again',
  params: z.object({ id: bankLineId }),
  response: message,
  errors: [
    'NETWORK.BANK_LINE_NOT_FOUND',
    'NETWORK.BANK_LINE_FREE',
    'NETWORK.BANK_LINE_SERVES_SALE',
    'NETWORK.BANK_LINE_OF_ORDER',
  ],
});

export const dismissReversal = defineEndpoint({
  name: 'dismissReversal',
  method: 'POST',
  path: '/admin/bank-lines/:id/dismiss-reversal',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  mayNeedApproval: true,
  audit: 'bank-reversal-dismissed',
  summary: 'Say that no debit takes this credit back; it pays for requests again',
  params: z.object({ id: bankLineId }),
  response: message,
  errors: ['NETWORK.BANK_LINE_NOT_FOUND', 'NETWORK.CREDIT_NOT_REVERSED', 'NETWORK.REVERSAL_DAY_OPEN'],
});
