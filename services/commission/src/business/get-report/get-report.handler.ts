import type { businessReport, ReportQuestion, ReportRow, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { totalOf } from '../domain/report-rows.js';
import { ReportReader } from './report-reader.js';

const mostShown = 500;

@Injectable()
export class GetReportHandler {
  constructor(private readonly reader: ReportReader) {}

  /** The rows that a page shows; the total is of all of them. */
  async execute(question: ReportQuestion): Promise<ResponseOf<typeof businessReport>> {
    const rows: ReportRow[] = [];
    let rest: ReportRow = { key: '', figures: {} };
    let complete = true;
    for await (const row of this.reader.rows(question)) {
      if (question.by !== 'sponsor' || rows.length < mostShown) rows.push(row);
      else {
        rest = { key: '', figures: totalOf([rest, row]) };
        complete = false;
      }
    }
    return { rows, total: totalOf([...rows, rest]), complete };
  }
}
