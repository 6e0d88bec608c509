import { z } from 'zod';
import { rupees } from '../primitives.js';
import { businessFigures } from './business-overview-endpoints.js';

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

export const reportSpan = z.object({ from: z.iso.date(), to: z.iso.date() });
export const reportQuery = reportSpan.extend({ by: z.enum(reportKinds) });
export type ReportQuery = z.infer<typeof reportQuery>;

export const reportRow = z.object({
  key: z.string(),
  /** The sponsor's name in the latest sale. */
  name: z.string().optional(),
  figures: reportFigures,
});
export type ReportRow = z.infer<typeof reportRow>;
