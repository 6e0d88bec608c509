import { z } from 'zod';
import { instant, message, objectId, pageQuery, planName, rupees, searchText, utrNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

const day = z.iso.date();

export const bankLineStates = ['matched', 'suggested', 'ambiguous', 'unmatched'] as const;
export const expectedPaymentStates = ['matched', 'suggested', 'ambiguous', 'missing'] as const;
/** `by-hand`: a person said so. */
export const matchReasons = ['utr', 'txnid', 'other-amount', 'amount-and-name', 'by-hand'] as const;
export const bankLineId = z.string().regex(/^[0-9a-f]{32}$/, 'This id is not well formed.');

const payment = z.object({
  _id: objectId,
  kind: z.enum(['plan', 'cotton']),
  memberId: objectId,
  name: z.string(),
  amount: rupees,
  /** As typed by the member. */
  utr: z.string().nullable(),
  /** Of our links. */
  txnids: z.array(z.string()),
  requestedAt: instant,
  status: z.enum(['open', 'approved', 'gone']),
  /** The sale that it paid was reversed then; its line stays with it. */
  reversedAt: instant.optional(),
});
const credit = z.object({
  _id: bankLineId,
  account: z.string(),
  date: day,
  amount: rupees,
  narration: z.string(),
  reference: z.string(),
});
const reason = z.enum(matchReasons);
export const matchedCredit = credit.extend({ reason });

export const bankLineView = credit.extend({
  state: z.enum(bankLineStates),
  /** What it pays (one), or might pay. */
  payments: z.array(payment.extend({ reason })),
  /** Requests whose money it is not, as somebody said: `by` is a name, or null for staff. Both null of earlier releases. */
  refused: z.array(payment.extend({ by: z.string().nullable(), at: instant.nullable() })).optional(),
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
    state: z.enum(bankLineStates).optional(),
    /** Part of narration or reference, or the amount in rupees. */
    q: searchText.optional(),
    /** Its reference, as a whole. */
    utr: utrNumber.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z.array(bankLineView),
});

export const expectedPaymentView = payment.extend({
  state: z.enum(expectedPaymentStates),
  /** Of a plan request that waits. */
  plan: planName.nullable(),
  /** Its money (one), or what might be it. */
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
    /** Ids of plan requests or cotton orders, with commas between. */
    ids: z
      .string()
      .transform((typed) => typed.split(','))
      .pipe(z.array(objectId).max(100))
      .optional(),
  }),
  response: z.array(expectedPaymentView),
});

export const lineChoice = payment.extend({
  /** Of a plan request that waits. */
  plan: planName.nullable(),
  /** Somebody has said that this line is not its money. */
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
    /** Part of a name, a code, a mobile, a UTR number, or the amount in rupees; without it, those near the line. */
    q: searchText.optional(),
  }),
  /** At most twenty. */
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
  audit: 'bank-line-matched',
  summary: 'Say that this line of the bank is the money of a request or an order',
  params: z.object({ id: bankLineId }),
  body: z.object({ expectedId: objectId }),
  response: message,
  errors: [
    'NETWORK.BANK_LINE_NOT_FOUND',
    'NETWORK.BANK_LINE_TAKEN',
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
  summary: 'Say that this line of the bank is not the money of its request; it is not proposed for it again',
  params: z.object({ id: bankLineId }),
  response: message,
  errors: ['NETWORK.BANK_LINE_NOT_FOUND', 'NETWORK.BANK_LINE_FREE', 'NETWORK.BANK_LINE_SERVES_SALE'],
});
