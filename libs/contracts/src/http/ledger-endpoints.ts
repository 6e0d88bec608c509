import { z } from 'zod';
import { commissionSkipReasons } from '../commission-schedule.js';
import { instant, message, objectId, pageQuery, planName, reason, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

export const addEarnings = defineEndpoint({
  name: 'addEarnings',
  method: 'POST',
  path: '/member/earnings/add',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  audit: 'earnings-added',
  summary: "Add to a member's earnings by hand",
  body: z.object({
    earning: typedNumber(z.number().min(0.01).max(10_000_000).multipleOf(0.01)),
    userId: objectId.optional(),
    reason: reason.optional(),
  }),
  response: message,
  errors: ['COMMISSION.MEMBER_NEEDED', 'COMMISSION.MEMBER_NOT_FOUND'],
});

const seeingLedgers = ['payouts', 'adjust-money', 'read'] as const;

export const statementKinds = [
  'commission',
  'making-charge',
  'deposit-held',
  'deposit-refunded',
  'adjustment',
  'release',
  'payout-requested',
  'payout-approved',
  'payout-rejected',
  'correction',
  'waived',
] as const;
export const statementRow = z.object({
  _id: objectId,
  date: instant,
  kind: z.enum(statementKinds),
  /** Credited, moved, or (below zero) taken back; how much of it is commission and how much earnings. */
  amount: rupees,
  commission: rupees,
  earnings: rupees,
  /** By how much each of the member's balances changed. */
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  /** By how much the deposits for cotton changed that are kept for the member; they are nothing that can be paid out. */
  deposit: rupees.optional(),
  /** Of a payout: deducted for the government, beside what was paid. */
  tax: rupees.optional(),
  /** What of a credit is not taken back. */
  left: rupees.optional(),
  saleId: objectId.nullable(),
  level: z.int().nullable(),
  /** Whose plan the commission comes from. */
  from: z.object({ name: z.string(), referralCode: z.string() }).nullable(),
  orderId: objectId.nullable(),
  payoutId: objectId.nullable(),
  /** The row that this one takes back. */
  correctsId: objectId.nullable(),
  /** It takes the credit back with the whole sale, which was reversed. */
  isReversal: z.boolean().optional(),
  reason: z.string().nullable(),
  /** For the head: the name of who decided it, where it was decided by hand and is known. */
  decidedBy: z.string().nullable().optional(),
});
export type StatementRow = z.infer<typeof statementRow>;

const whose = z.object({
  /** For the head: another member. Staff have no statement of their own, and always name one. */
  userId: objectId.optional(),
});

/** Days of the Indian calendar, such as "2026-01-05", both included. */
const period = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() });

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
    ...whose.shape,
    ...period.shape,
    /** Leaves out what was written later, however long ago it happened. Further pages keep to the moment of the first by themselves. */
    asOf: instant.optional(),
  }),
  response: z.array(statementRow),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

/** What stood in each balance, and what was kept for cotton. */
const balancesThen = z.object({ pending: rupees, available: rupees, reserved: rupees, paid: rupees, deposit: rupees });

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
  query: whose.extend(period.shape),
  response: z.object({
    /** Nothing before the first entry when there is no `from`. */
    opening: balancesThen,
    /** After the last entry when there is no `to`. */
    closing: balancesThen,
    /** What was written until then is counted. */
    asOf: instant,
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});
export type StatementBalances = z.infer<typeof statementBalances.response>;

/** A month of the Indian calendar, such as "2026-01". */
const calendarMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const statementSummary = defineEndpoint({
  name: 'statementSummary',
  method: 'GET',
  path: '/member/statement/summary',
  service: 'commission',
  access: 'member',
  permission: seeingLedgers,
  owner: true,
  summary: "The caller's income by month and by commission level, what was taken back subtracted",
  query: whose.extend({ months: typedNumber(z.int().min(1).max(24)).prefault(12) }),
  response: z.object({
    /** Whose income it is. */
    member: z.object({ name: z.string(), referralCode: z.string() }).optional(),
    /** Every month of the time that was asked for, oldest first, also those without income. */
    months: z.array(z.object({ month: calendarMonth, commission: rupees, earnings: rupees })),
    /** Levels with income, nearest first. */
    levels: z.array(z.object({ level: z.int(), commission: rupees })),
    /** False when there are more entries than are counted: then the newest are. */
    complete: z.boolean(),
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});
export type StatementSummary = z.infer<typeof statementSummary.response>;

export const statementCsv = defineEndpoint({
  name: 'statementCsv',
  method: 'GET',
  path: '/member/statement.csv',
  service: 'commission',
  access: 'member',
  permission: 'reports',
  owner: true,
  stream: true,
  contentType: 'text/csv',
  summary: 'The whole statement, or a period of it, as a CSV file: amounts in rupees, moments in Indian time',
  query: whose.extend(period.shape),
  response: z.string(),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});

export const whyCommission = defineEndpoint({
  name: 'whyCommission',
  method: 'GET',
  path: '/member/commissions/:saleId/why',
  service: 'commission',
  access: 'member',
  // Who reverses a sale sees before what is taken back.
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
    /** What the sale brought: the price difference. */
    saleAmount: rupees,
    scheduleVersion: z.int(),
    rows: z.array(
      z.object({
        level: z.int(),
        yours: z.boolean(),
        rateBasisPoints: z.int(),
        outcome: z.enum(['credited', 'skipped']),
        /** Null for the levels of other people. */
        amount: rupees.nullable(),
        skipReason: z.enum(commissionSkipReasons).nullable(),
        name: z.string().nullable(),
      }),
    ),
    /** For the head only. */
    companyShare: rupees.nullable(),
    /** The sale was taken back then, and with it what is left of every credit. */
    reversedAt: instant.nullable().optional(),
  }),
  errors: ['COMMISSION.SALE_NOT_FOUND'],
});

export const correctPosting = defineEndpoint({
  name: 'correctPosting',
  method: 'POST',
  path: '/admin/ledger/corrections',
  service: 'commission',
  access: 'head',
  permission: 'adjust-money',
  status: 201,
  audit: 'credit-corrected',
  summary:
    'Take a credit or a part of it back by a linked entry, while that much of it is left and not asked for or paid out',
  body: z.object({
    /** `_id` of a row of the statement. */
    postingId: objectId,
    reason: reason.min(1, 'Please give a reason.'),
    /** In rupees; all that is left when absent. */
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
