import { businessReportCsv } from '@deepam/contracts';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReportReader } from '../business-report/report-reader.js';
import { columnsOf } from './report-columns.js';

@Controller()
export class BusinessReportCsvController {
  constructor(private readonly report: ReportReader) {}

  @Route(businessReportCsv)
  file(@Input() { query }: InputOf<typeof businessReportCsv>) {
    const { format, ...reportQuery } = query;
    const { by, from, to } = reportQuery;
    return tableFile(`by-${by}-${from}-${to}`, format, columnsOf(by), this.report.lines(reportQuery));
  }
}
