import { z } from 'zod';
import { isGstin } from '../gstin.js';
import { stateCodes } from '../indian-states.js';
import { address, instant, typedNumberOrZero, typedText, rupees, planName, wholeListQuery } from '../primitives.js';
import { plainNumber } from '../typed-digits.js';
import { defineEndpoint } from './endpoint.js';
import { inFormat, tableContent } from './table-format.js';
import { networkRow } from './membership-endpoints.js';
import { byAccount, commissionHistoryEntry } from './transfer-views.js';

const noHsn = 'An HSN code has 4, 6 or 8 digits.';

const noGstin = 'This is no GSTIN. Please compare it with the certificate.';

const gstin = z
  .string()
  .max(100, { abort: true, error: noGstin })
  .overwrite((typed) => plainNumber(typed).toUpperCase())
  .refine((typed) => typed === '' || isGstin(typed), noGstin);

const terms = z.object({
  legalName: typedText(200).min(1, 'Please enter the legal name.'),
  address: address.min(1, 'Please enter the address.'),
  /** The state is a code of GST, such as 27. */
  state: z.enum(stateCodes, 'Please choose the state.'),
  /** The GSTIN is empty while the business is not registered: then no GST applies. */
  gstin,
  hsn: z
    .string()
    .max(100, { abort: true, error: noHsn })
    .overwrite(plainNumber)
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, noHsn),
  /** Prices include GST at this rate; 1200 basis points are 12 %. */
  rateBasisPoints: typedNumberOrZero(z.int().min(0).max(4_000)),
});

const isWhole = ({ gstin: number, state, hsn }: z.output<typeof terms>, context: z.RefinementCtx) => {
  if (number === '') return;
  if (!number.startsWith(state))
    context.addIssue({ code: 'custom', path: ['gstin'], message: 'A GSTIN begins with the code of the state.' });
  if (hsn === '') context.addIssue({ code: 'custom', path: ['hsn'], message: 'Please enter the HSN code of the kit.' });
};

export const businessView = terms.extend({
  version: z.int(),
  /** Documents cover only later events. */
  since: instant,
  changedAt: instant,
});

export type BusinessView = z.infer<typeof businessView>;

export const showBusiness = defineEndpoint({
  name: 'showBusiness',
  method: 'GET',
  path: '/admin/business',
  service: 'commission',
  access: 'head',
  permission: ['schedule', 'reports', 'read'],
  summary: 'Who issues invoices, receipts and advices; null until it is entered: nothing is issued before',
  response: z.object({ business: businessView.nullable() }),
});

/** The first version starts the documents. */
export const changeBusiness = defineEndpoint({
  name: 'changeBusiness',
  method: 'PUT',
  path: '/admin/business',
  service: 'commission',
  access: 'head',
  permission: 'schedule',
  audit: 'business-changed',
  summary: 'A new version of it, for documents from now on; `version` is the one that was seen, 0 for none',
  body: terms
    .extend({
      /** The caller has seen this version; 0 means none. */
      version: z.int().min(0),
    })
    .superRefine(isWhole),
  response: z.object({ business: businessView }),
  errors: ['COMMISSION.BUSINESS_CHANGED'],
});

export const businessFigures = z.object({
  /** The amount was received for plans; returned money is not subtracted. */
  received: rupees,
  givenBack: rupees,
  depositsReceived: rupees,
  depositsReturned: rupees,
  /** The amount was credited to members: commission, earned making charges and adjustments. */
  commission: rupees,
  earnings: rupees,
  /** The amount was reversed by corrections and waivers, both included. */
  takenBack: rupees,
  paid: rupees,
  taxDeducted: rupees,
});

export type BusinessFigures = z.infer<typeof businessFigures>;

export const businessOwed = z.object({
  /** The amount is owed to members, on hold or available. */
  payable: rupees,
  requested: rupees,
  deposits: rupees,
  refunds: rupees,
  tax: rupees,
});

const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** The figures are counted in the background, within seconds of the fact. */
export const businessOverview = defineEndpoint({
  name: 'businessOverview',
  method: 'GET',
  path: '/admin/business/overview',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  summary: 'Money of today and this month, and what is owed, as the ledger has it; days of the Indian calendar',
  response: z.object({
    day: calendarDay,
    today: businessFigures,
    yesterday: businessFigures,
    month: businessFigures,
    /** The figures are those of the same days of the previous month. */
    monthBefore: businessFigures,
    owed: businessOwed,
    /** The list has the last 30 days, oldest first, including days without movements. */
    days: z.array(z.object({ day: calendarDay, received: rupees, paid: rupees })),
    /** This number counts days with newer movements that these figures lack; they are counted within seconds. */
    uncounted: z.int(),
    asOf: instant,
  }),
});

export type BusinessOverview = z.infer<typeof businessOverview.response>;

export const reportKinds = ['day', 'month', 'plan', 'level', 'sponsor'] as const;

export type ReportKind = (typeof reportKinds)[number];

const counts = z.object({ sales: z.int(), reversed: z.int(), credits: z.int() });

export const reportFigures = businessFigures.extend({ companyShare: rupees, ...counts.shape }).partial();

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

export const isCount = (column: ReportColumn): boolean => column in counts.shape;

export const reportSpan = z.object({
  from: z.iso.date(),
  /** The day in India is included. */
  to: z.iso.date(),
});

export const reportQuery = reportSpan.extend({ by: z.enum(reportKinds) });

export type ReportQuery = z.infer<typeof reportQuery>;

export const reportRow = z.object({
  key: z.string(),
  /** The name is the sponsor's name in the latest sale. */
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
  query: reportQuery,
  response: z.object({ rows: z.array(reportRow), total: reportFigures, complete: z.boolean() }),
});

export const businessReportCsv = defineEndpoint({
  name: 'businessReportCsv',
  method: 'GET',
  path: '/admin/business/report.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  isStream: true,
  contentType: tableContent,
  summary: 'The whole of a report as a file, CSV or XLSX: amounts in rupees, the total in its last line',
  query: reportQuery.extend(inFormat.shape),
  response: z.string(),
});

/** The columns are date, account, debit, credit, kind, reference and reason. The file ends early if the sums differ. */
export const businessJournalCsv = defineEndpoint({
  name: 'businessJournalCsv',
  method: 'GET',
  path: '/admin/business/journal.csv',
  service: 'commission',
  access: 'head',
  permission: 'reports',
  isStream: true,
  contentType: tableContent,
  summary:
    'Every line of the ledger in a period as a file, CSV or XLSX, debits and credits in rupees; it breaks off where both are not the same in the end',
  query: reportSpan.extend(inFormat.shape),
  response: z.string(),
});

export const dashboard = defineEndpoint({
  name: 'dashboard',
  method: 'GET',
  path: '/member/dashboard',
  service: 'gateway',
  access: 'member',
  summary: "The caller's dashboard; an unapproved member sees only that they are not approved",
  query: z.object({ limit: wholeListQuery.shape.limit }),
  response: z.object({
    plan: planName.nullable(),
    planApproved: z.boolean(),
    requestedPlan: planName.nullable(),
    isApproved: z.boolean(),
    isHead: z.boolean(),
    name: z.string(),
    referralCode: z.string(),
    network: z.array(networkRow),
    /** The value is true if the network has more rows. */
    networkCut: z.boolean(),
    networkSize: z.int(),
    earnings: rupees,
    commission: rupees,
    available: rupees,
    availableFrom: byAccount.optional(),
    commissionHistory: z.array(commissionHistoryEntry),
  }),
});
