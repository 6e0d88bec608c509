import {
  businessJournalCsv,
  businessOverview,
  businessReport,
  businessReportCsv,
  type BusinessOverview,
  type ResponseOf,
  toRupees,
  type CsvColumn,
  isCount,
  reportColumns,
  type ReportColumn,
  type ReportKind,
} from '@deepam/contracts';
import { Input, Route, tableFile, type InputOf, csvMoment } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BusinessJournalCsvHandler, type JournalRow } from './business-journal-csv.js';
import { BusinessOverviewHandler } from './business-overview.js';
import { BusinessReportHandler } from './business-report/business-report.js';
import { ReportReader } from './business-report/report-reader.js';
import { figureOf, type ReportLine } from './domain/report-lines.js';

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

const columnsOf = (by: ReportKind): CsvColumn<ReportLine>[] => [
  { title: keys[by], value: ({ key }) => key, ...(by === 'day' && { isDate: true as const }) },
  ...(by === 'sponsor' ? [{ title: 'Name', value: ({ name }: ReportLine) => name ?? '' }] : []),
  ...reportColumns[by].map((column) => ({
    title: titles[column],
    value: ({ sums }: ReportLine) => figureOf(sums, column),
    ...(isCount(column) ? { isSummed: true as const } : { isMoney: true as const }),
  })),
];

const journalColumns: readonly CsvColumn<JournalRow>[] = [
  { title: 'Date (IST)', value: ({ posting }) => csvMoment(posting.occurredAt), isDate: true },
  { title: 'Account', value: ({ account }) => account },
  { title: 'Debit', value: ({ debitPaise }) => toRupees(debitPaise), isMoney: true },
  { title: 'Credit', value: ({ creditPaise }) => toRupees(creditPaise), isMoney: true },
  { title: 'Kind', value: ({ posting }) => posting.kind },
  { title: 'Reference', value: ({ posting }) => posting.key },
  { title: 'Reason', value: ({ posting }) => posting.reason },
];

@Controller()
export class BusinessController {
  constructor(
    private readonly journal: BusinessJournalCsvHandler,
    private readonly overview: BusinessOverviewHandler,
    private readonly reportReader: ReportReader,
    private readonly businessReportHandler: BusinessReportHandler,
  ) {}

  @Route(businessJournalCsv)
  businessJournalCsv(@Input() { query }: InputOf<typeof businessJournalCsv>) {
    return tableFile(`journal-${query.from}-${query.to}`, query.format, journalColumns, this.journal.execute(query));
  }

  @Route(businessOverview)
  async businessOverview(): Promise<BusinessOverview> {
    return this.overview.execute();
  }

  @Route(businessReportCsv)
  businessReportCsv(@Input() { query }: InputOf<typeof businessReportCsv>) {
    const { format, ...reportQuery } = query;
    const { by, from, to } = reportQuery;
    return tableFile(`by-${by}-${from}-${to}`, format, columnsOf(by), this.reportReader.lines(reportQuery));
  }

  @Route(businessReport)
  async businessReport(@Input() { query }: InputOf<typeof businessReport>): Promise<ResponseOf<typeof businessReport>> {
    return this.businessReportHandler.execute(query);
  }
}
