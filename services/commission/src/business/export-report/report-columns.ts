import {
  isCount,
  reportColumns,
  type CsvColumn,
  type ReportColumn,
  type ReportKind,
  type ReportRow,
} from '@deepam/contracts';

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

export const columnsOf = (by: ReportKind): CsvColumn<ReportRow>[] => [
  { title: keys[by], of: ({ key }) => key, ...(by === 'day' && { isDate: true as const }) },
  ...(by === 'sponsor' ? [{ title: 'Name', of: ({ name }: ReportRow) => name ?? '' }] : []),
  ...reportColumns[by].map((column) => ({
    title: titles[column],
    of: ({ figures }: ReportRow) => figures[column] ?? 0,
    ...(isCount(column) ? { isSummed: true as const } : { isMoney: true as const }),
  })),
];
