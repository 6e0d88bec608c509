import { z } from 'zod';
import { instant, rupees } from '../primitives.js';
import { defineEndpoint } from './endpoint.js';

/** What happened in a stretch of time, in rupees. */
export const businessFigures = z.object({
  /** For plans, what was given back not subtracted. */
  received: rupees,
  givenBack: rupees,
  depositsReceived: rupees,
  depositsReturned: rupees,
  /** Credited to members: commission, and what was earned by work or added by hand. */
  commission: rupees,
  earnings: rupees,
  /** Of both, by corrections and waivers. */
  takenBack: rupees,
  paid: rupees,
  taxDeducted: rupees,
});
export type BusinessFigures = z.infer<typeof businessFigures>;

/** What the company owes. */
export const businessOwed = z.object({
  /** To members, held back or free to be asked for. */
  payable: rupees,
  /** To members who have asked for it. */
  requested: rupees,
  deposits: rupees,
  tax: rupees,
});

/** A day such as "2026-01-05" of India's calendar. */
const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

export const businessOverview = defineEndpoint({
  name: 'businessOverview',
  method: 'GET',
  path: '/admin/business/overview',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'Money of today and this month, and what is owed, as the ledger has it; days of the Indian calendar',
  response: z.object({
    /** Today, in India. */
    day: calendarDay,
    today: businessFigures,
    yesterday: businessFigures,
    month: businessFigures,
    /** Of the month before, the same days. */
    monthBefore: businessFigures,
    owed: businessOwed,
    /** The last 30 days, oldest first, also those on which nothing happened. */
    days: z.array(z.object({ day: calendarDay, received: rupees, paid: rupees })),
    /** Days of which there is something newer than these figures: it is counted within seconds. */
    uncounted: z.int(),
    asOf: instant,
  }),
});
export type BusinessOverview = z.infer<typeof businessOverview.response>;

export const reportKinds = ['day', 'month', 'plan', 'level', 'sponsor'] as const;
export type ReportKind = (typeof reportKinds)[number];

const counts = z.object({ sales: z.int(), reversed: z.int(), credits: z.int() });
/** The columns that its kind has are set. */
const reportFigures = businessFigures.extend({ companyShare: rupees, ...counts.shape }).partial();
export type ReportFigures = z.infer<typeof reportFigures>;
export type ReportColumn = keyof ReportFigures;

const ofPeriod: readonly ReportColumn[] = [
  ...(['received', 'givenBack', 'depositsReceived', 'depositsReturned', 'commission', 'earnings'] as const),
  ...(['takenBack', 'paid', 'taxDeducted'] as const),
];
export const reportColumns: Readonly<Record<ReportKind, readonly ReportColumn[]>> = {
  day: ofPeriod,
  month: ofPeriod,
  plan: ['sales', 'received', 'commission', 'companyShare', 'reversed', 'givenBack'],
  level: ['credits', 'commission', 'takenBack'],
  sponsor: ['sales', 'received', 'commission'],
};
/** All others are amounts. */
export const isCount = (column: ReportColumn): boolean => column in counts.shape;

/** Days of the Indian calendar, both included. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() });
const reportQuestion = span.extend({ by: z.enum(reportKinds) });
export type ReportQuestion = z.infer<typeof reportQuestion>;

const reportRow = z.object({
  /** A day, a month, a plan, a level, or the id of a sponsor. */
  key: z.string(),
  /** Of a sponsor, as it stood in the latest sale. */
  name: z.string().optional(),
  figures: reportFigures,
});
export type ReportRow = z.infer<typeof reportRow>;

export const businessReport = defineEndpoint({
  name: 'businessReport',
  method: 'GET',
  path: '/admin/business/report',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'What happened in a period, by day, month, plan, level or sponsor; of sponsors the 500 with the most sales',
  query: reportQuestion,
  response: z.object({ rows: z.array(reportRow), total: reportFigures, complete: z.boolean() }),
});

export const businessReportCsv = defineEndpoint({
  name: 'businessReportCsv',
  method: 'GET',
  path: '/admin/business/report.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  stream: true,
  contentType: 'text/csv',
  summary: 'The whole of a report as a CSV file: amounts in rupees, the total in its last line',
  query: reportQuestion,
  response: z.string(),
});

export const businessJournalCsv = defineEndpoint({
  name: 'businessJournalCsv',
  method: 'GET',
  path: '/admin/business/journal.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  stream: true,
  contentType: 'text/csv',
  summary:
    'Every line of the ledger in a period as a CSV file, debits and credits in rupees; it breaks off where both are not the same in the end',
  query: span,
  response: z.string(),
});
