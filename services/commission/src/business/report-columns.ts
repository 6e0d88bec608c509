import { isCount, reportColumns, type CsvColumn, type ReportColumn, type ReportKind } from '@deepam/contracts';
import { figureOf } from './domain/report-at-the-edge.js';
import type { ReportLine } from './domain/report-lines.js';

const titles: Readonly<Record<ReportColumn, string>> = {
  received: 'Received',
  givenBack: 'Given back',
  depositsReceived: 'Deposits received',
  depositsReturned: 'Deposits returned',
  commission: 'Commission',
  earnings: 'Earnings',
  takenBack: 'Taken back',
  paid: 'Paid',
  taxDeducted: 'Tax deducted',
  companyShare: 'Company share',
  sales: 'Sales',
  reversed: 'Reversed',
  credits: 'Credits',
};
const keys: Readonly<Record<ReportKind, string>> = {
  day: 'Day',
  month: 'Month',
  plan: 'Plan',
  level: 'Level',
  sponsor: 'Sponsor',
};

export const columnsOf = (by: ReportKind): CsvColumn<ReportLine>[] => [
  { title: keys[by], of: ({ key }) => key, ...(by === 'day' && { isDate: true as const }) },
  ...(by === 'sponsor' ? [{ title: 'Name', of: ({ name }: ReportLine) => name ?? '' }] : []),
  ...reportColumns[by].map((column) => ({
    title: titles[column],
    of: ({ sums }: ReportLine) => figureOf(sums, column),
    ...(isCount(column) ? { isSummed: true as const } : { isMoney: true as const }),
  })),
];
