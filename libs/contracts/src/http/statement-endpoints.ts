import { z } from 'zod';
import { instant, objectId, rupees, pageQuery, typedNumber, planName, message, reason } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { commissionSkipReasons } from '../commission-schedule.js';

export const statementKinds = [
  'commission',
  'making-charge',
  'deposit-held',
  'deposit-refunded',
  'deposit-refund-returned',
  'plan-refund-owed',
  'plan-refunded',
  'plan-refund-returned',
  'adjustment',
  'release',
  'payout-requested',
  'payout-approved',
  'payout-rejected',
  'correction',
  'waived',
  'written-off',
] as const;

export const statementRow = z.object({
  _id: objectId,
  date: instant,
  kind: z.enum(statementKinds),
  /** The amount was credited, moved or, below zero, reversed; its parts are commission and earnings. */
  amount: rupees,
  commission: rupees,
  earnings: rupees,
  /** The numbers are the changes of the member's balances. */
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  /** The number is the change of the member's cotton deposits, which can't be paid out. */
  deposit: rupees.optional(),
  /** The number is the change of the prices of reversed plans that the company owes to the member. */
  refund: rupees.optional(),
  /** Only payouts have the tax, which is deducted in addition to the paid amount. */
  tax: rupees.optional(),
  /** The amount is the rest of a credit that is not reversed. */
  left: rupees.optional(),
  saleId: objectId.nullable(),
  level: z.int().nullable(),
  /** The commission comes from the plan of this buyer. */
  from: z.object({ name: z.string(), referralCode: z.string() }).nullable(),
  orderId: objectId.nullable(),
  payoutId: objectId.nullable(),
  correctsId: objectId.nullable(),
  /** The value is true if the row reverses the credit together with the whole sale. */
  isReversal: z.boolean().optional(),
  reason: z.string().nullable(),
  /** The head sees the name of the person who decided the entry by hand, if it is known. */
  decidedBy: z.string().nullable().optional(),
});

export type StatementRow = z.infer<typeof statementRow>;

export const seeingLedgers = ['payouts', 'adjust-money', 'read'] as const;

export const statementOf = z.object({
  /** The head may name another member. Staff have no statement of their own and must name a member. */
  userId: objectId.optional(),
});

export const statementPeriod = z.object({
  from: z.iso.date().optional(),
  /** The day in India is included. */
  to: z.iso.date().optional(),
});

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
     * The statement leaves out entries that were written later, whatever day they concern. The cursor of further pages
     * keeps the time of the first page.
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
  isStream: true,
  contentType: tableContent,
  summary: 'The whole statement, or a period of it, as a file, CSV or XLSX: amounts in rupees, moments in Indian time',
  query: statementOf.extend(statementPeriod.shape).extend(inFormat.shape),
  response: z.string(),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

const balancesThen = z.object({
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  deposit: rupees,
  refund: rupees,
});

/** The opening balance and the rows with the same `asOf` sum to the closing balance, to the paisa. */
export const statementBalances = defineEndpoint({
  name: 'statementBalances',
  method: 'GET',
  path: '/member/statement/balances',
  service: 'commission',
  access: 'member',
  permission: seeingLedgers,
  owner: true,
  summary:
    "The caller's balances before and after a period; the rows of the statement between them make up the difference",
  query: statementOf.extend(statementPeriod.shape),
  response: z.object({
    /** The balances are those before the period; they are zero without `from`. */
    opening: balancesThen,
    /** The balances are those after the period; they are the present ones without `to`. */
    closing: balancesThen,
    /** The balances do not count entries that were written later. */
    asOf: instant,
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export type StatementBalances = z.infer<typeof statementBalances.response>;

const calendarMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Months are those of the Indian calendar. The newest 50 000 entries are counted. */
export const statementSummary = defineEndpoint({
  name: 'statementSummary',
  method: 'GET',
  path: '/member/statement/summary',
  service: 'commission',
  access: 'member',
  permission: seeingLedgers,
  owner: true,
  summary: "The caller's income by month and by commission level, what was taken back subtracted",
  query: statementOf.extend({ months: typedNumber(z.int().min(1).max(24)).prefault(12) }),
  response: z.object({
    member: z.object({ name: z.string(), referralCode: z.string() }).optional(),
    /** The list has every month of the requested period, oldest first, including months without income. */
    months: z.array(z.object({ month: calendarMonth, commission: rupees, earnings: rupees })),
    levels: z.array(z.object({ level: z.int(), commission: rupees })),
    /** The value is false if the period has more entries than are counted; only the newest are counted then. */
    complete: z.boolean(),
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export type StatementSummary = z.infer<typeof statementSummary.response>;

/**
 * The answer has null for amounts, names and reasons of others, except for the head and staff. A caller outside the
 * upline of the sale gets an error.
 */
export const whyCommission = defineEndpoint({
  name: 'whyCommission',
  method: 'GET',
  path: '/member/commissions/:saleId/why',
  service: 'commission',
  access: 'member',
  // A person who reverses a sale sees the amounts that the reversal takes.
  permission: [...seeingLedgers, 'decide-plans'],
  owner: true,
  summary: 'Why the caller got, or did not get, this much from a sale; the head and staff see every level in full',
  params: z.object({ saleId: objectId }),
  response: z.object({
    saleId: objectId,
    date: instant,
    from: z.object({ name: z.string(), referralCode: z.string() }),
    previousPlan: planName.nullable(),
    plan: planName,
    payment: z.enum(['received', 'waived']),
    /** The revenue of the sale is the price difference. */
    saleAmount: rupees,
    scheduleVersion: z.int(),
    rows: z.array(
      z.object({
        level: z.int(),
        yours: z.boolean(),
        rateBasisPoints: z.int(),
        outcome: z.enum(['credited', 'skipped']),
        /** The amount is null for the levels of other members. */
        amount: rupees.nullable(),
        skipReason: z.enum(commissionSkipReasons).nullable(),
        name: z.string().nullable(),
      }),
    ),
    /** The head sees the company's share; other readers get null. */
    companyShare: rupees.nullable(),
    /** The sale was reversed at this time, together with the rest of every credit. */
    reversedAt: instant.nullable().optional(),
  }),
  errors: ['COMMISSION.SALE_NOT_FOUND'],
});

/** The earnings are available immediately; only a correction reverses them. */
export const addEarnings = defineEndpoint({
  name: 'addEarnings',
  method: 'POST',
  path: '/member/earnings/add',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  mayNeedApproval: true,
  audit: 'earnings-added',
  summary: "Add to a member's earnings by hand",
  body: z.object({
    earning: typedNumber(z.number().min(0.01).max(10_000_000).multipleOf(0.01)),
    /** The call is refused without a member. */
    userId: objectId.optional(),
    reason: reason.optional(),
  }),
  response: message,
  errors: ['COMMISSION.MEMBER_NEEDED', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export const correctPosting = defineEndpoint({
  name: 'correctPosting',
  method: 'POST',
  path: '/admin/ledger/corrections',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  status: 201,
  mayNeedApproval: true,
  audit: 'credit-corrected',
  summary:
    'Take a credit or a part of it back by a linked entry, while that much of it is left and not asked for or paid out',
  body: z.object({
    postingId: objectId,
    reason: reason.min(1, 'Please give a reason.'),
    /** The default is the rest of the credit. */
    amount: typedNumber(z.number().min(0.01, 'Please enter an amount.').max(100_000_000).multipleOf(0.01)).optional(),
  }),
  response: z.object({ message: z.string(), correctionId: objectId }),
  errors: [
    'COMMISSION.POSTING_NOT_FOUND',
    'COMMISSION.NOT_CORRECTABLE',
    'COMMISSION.ALREADY_CORRECTED',
    'COMMISSION.CORRECTION_TOO_HIGH',
  ],
});
