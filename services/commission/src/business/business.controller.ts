import {
  businessJournalCsv,
  businessOverview,
  businessReport,
  businessReportCsv,
  type BusinessOverview,
  type ResponseOf,
} from '@deepam/contracts';
import { Input, Route, tableFile, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BusinessJournalCsvHandler } from './business-journal-csv/business-journal-csv.js';
import { journalColumns } from './business-journal-csv/journal-columns.js';
import { BusinessOverviewHandler } from './business-overview.js';
import { columnsOf } from './report-columns.js';
import { BusinessReportHandler } from './business-report/business-report.js';
import { ReportReader } from './business-report/report-reader.js';

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
