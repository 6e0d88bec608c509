import { businessReportCsv } from '@deepam/contracts';
import { csvFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReportReader } from '../get-report/report-reader.js';
import { columnsOf } from './report-columns.js';
import { withTotal } from './with-total.js';

@Controller()
export class ExportReportController {
  constructor(private readonly report: ReportReader) {}

  @Route(businessReportCsv)
  csv(@Input() { query }: InputOf<typeof businessReportCsv>) {
    const { by, from, to } = query;
    return csvFile(`by-${by}-${from}-${to}.csv`, columnsOf(by), withTotal(this.report.rows(query)));
  }
}
