import { z } from 'zod';
import { instant, objectId, rupees, pageQuery, searchText, utrNumber, planName, message } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const bankLineStates = ['matched', 'suggested', 'ambiguous', 'unmatched'] as const;

export const bankLineFilters = ['to-match', ...bankLineStates, 'reversed'] as const;

export const expectedPaymentStates = ['matched', 'suggested', 'ambiguous', 'missing'] as const;

export const matchReasons = ['utr', 'txnid', 'other-amount', 'partial-number', 'amount-and-name', 'by-hand'] as const;

export const bankLineId = z.string().regex(/^[0-9a-f]{32}$/, 'This id is not well formed.');

export const bankPayment = z.object({
  _id: objectId,
  kind: z.enum(['plan', 'cotton']),
  memberId: objectId,
  name: z.string(),
  amount: rupees,
  utr: z.string().nullable(),
  txnids: z.array(z.string()),
  requestedAt: instant,
  status: z.enum(['open', 'approved', 'gone']),
  /** The paid sale was reversed at this time; its line stays matched to it. */
  reversedAt: instant.optional(),
});

export const bankCredit = z.object({
  _id: bankLineId,
  account: z.string(),
  date: z.iso.date(),
  amount: rupees,
  narration: z.string(),
  reference: z.string(),
  /**
   * A debit of this day has the same number of the bank: one of them reverses the other, so the credit proves no
   * payment.
   */
  reversedOn: z.iso.date().optional(),
});

export const matchReason = z.enum(matchReasons);

export const matchedCredit = bankCredit.extend({ reason: matchReason });

export const bankLineView = bankCredit.extend({
  state: z.enum(bankLineStates),
  /** The numbers of the bank identify the credit, in its reference or its narration. */
  bankNumbers: z.array(z.string()).optional(),
  /** The credit pays one payment, or might pay several. */
  payments: z.array(bankPayment.extend({ reason: matchReason })),
  /** A person has rejected these requests for this line. `by` is a name, or null for staff. */
  rejected: z.array(bankPayment.extend({ by: z.string().nullable(), at: instant })).optional(),
  /** Another line shows the same credit, such as one that was imported under another account name: no rule matches this one. */
  isRepeated: z.boolean().optional(),
  /** The credit has returned the payout with this reference, and can't be matched to anything else. */
  returnOf: z.string().optional(),
});

export type BankLineView = z.infer<typeof bankLineView>;

/** Narrations name other people, so `read` does not open the list. */
export const bankLines = defineEndpoint({
  name: 'bankLines',
  method: 'GET',
  path: '/admin/bank-lines',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  summary: 'Money that came in by the statements, latest day first; next page by the X-Next-Cursor header',
  query: pageQuery.extend({
    /**
     * The filter `to-match` lists any state except matched; `reversed` lists any state, with a debit that reverses the
     * credit.
     */
    state: z.enum(bankLineFilters).optional(),
    /** The text is a part of the narration or the reference, or the amount. */
    q: searchText.optional(),
    /** The number is the whole reference of a line. */
    utr: utrNumber.optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: z.array(bankLineView),
});

export const expectedPaymentView = bankPayment.extend({
  state: z.enum(expectedPaymentStates),
  plan: planName.nullable(),
  /** One credit pays the payment, or several might pay it. */
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
    /** The text has up to 100 ids of requests and orders, with commas between them. */
    ids: z
      .string()
      .max(2_500)
      .transform((typed) => typed.split(','))
      .pipe(z.array(objectId).max(100))
      .optional(),
  }),
  response: z.array(expectedPaymentView),
});

export const lineChoice = bankPayment.extend({
  plan: planName.nullable(),
  /** A person has recorded that the line is not the money of this request. */
  isRefused: z.boolean(),
});

export type LineChoice = z.infer<typeof lineChoice>;

/** The list has at most twenty payments; open requests come before approved ones. */
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
    /**
     * The text is a part of a name, a code, a mobile, a UTR number or the amount. Without a text, the list has payments
     * of half to twice the amount, within 45 days.
     */
    q: searchText.optional(),
  }),
  response: z.array(lineChoice),
  errors: ['NETWORK.BANK_LINE_NOT_FOUND'],
});

/**
 * A line pays for one request, and a request has one line. An approved request needs a second approver, who sees the
 * bank's number and the doubts about amount and claim.
 */
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
  body: z.object({
    /** The id is that of the plan request or the cotton order. */
    expectedId: objectId,
  }),
  response: message,
  errors: [
    'NETWORK.BANK_LINE_NOT_FOUND',
    'NETWORK.BANK_LINE_TAKEN',
    'NETWORK.CREDIT_USED',
    'NETWORK.PAYMENT_NOT_EXPECTED',
    'NETWORK.PAYMENT_HAS_LINE',
  ],
});

/** A person may still choose the line for this request. An approved request keeps its line. */
export const releaseBankLine = defineEndpoint({
  name: 'releaseBankLine',
  method: 'POST',
  path: '/admin/bank-lines/:id/release',
  service: 'network',
  access: 'head',
  permission: 'decide-plans',
  audit: 'bank-line-released',
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

/**
 * A match that was kept is without doubt again for other people; a free credit is matched by a person. Another debit
 * line, also one of the same day, still reverses the credit. On the day of the debit the call is refused. A later
 * import stores a debit with the same number and another text as its own line. The approver sees the bank's number, and
 * account and day of the debit. The caller counts as having released the credit. The audit trail has amount, day, the
 * last four digits of the bank's number, and the member of a match.
 */
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
