import { z } from 'zod';
import { instant, rupees, typedNumber } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';
import { seeingLedgers } from './ledger-permissions.js';
import { statementOf, statementPeriod } from './statement-endpoints.js';

/** The amount of each balance, and the deposits for cotton. */
const balancesThen = z.object({
  pending: rupees,
  available: rupees,
  reserved: rupees,
  paid: rupees,
  deposit: rupees,
  refund: rupees,
});

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
    /** The state before the period; zero without `from`. */
    opening: balancesThen,
    /** The state after the period; the present one without `to`. */
    closing: balancesThen,
    /** Entries that were written later are not counted. */
    asOf: instant,
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});
export type StatementBalances = z.infer<typeof statementBalances.response>;

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
  query: statementOf.extend({ months: typedNumber(z.int().min(1).max(24)).prefault(12) }),
  response: z.object({
    member: z.object({ name: z.string(), referralCode: z.string() }).optional(),
    /** Every month of the requested period, oldest first, including months without income. */
    months: z.array(z.object({ month: calendarMonth, commission: rupees, earnings: rupees })),
    levels: z.array(z.object({ level: z.int(), commission: rupees })),
    /** False if the period has more entries than are counted: then only the newest are counted. */
    complete: z.boolean(),
  }),
  errors: ['ACCESS.NOT_YOURS', 'COMMISSION.MEMBER_NOT_FOUND'],
});
export type StatementSummary = z.infer<typeof statementSummary.response>;
