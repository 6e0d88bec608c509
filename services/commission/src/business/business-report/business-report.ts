import type { businessReport, ReportQuery, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { figuresOut, rowOf, totalOf, type ReportLine } from '../domain/report-lines.js';
import { ReportReader } from './report-reader.js';

const mostShown = 500;

@Injectable()
export class BusinessReportHandler {
  constructor(private readonly reader: ReportReader) {}

  async execute(query: ReportQuery): Promise<ResponseOf<typeof businessReport>> {
    const lines: ReportLine[] = [];
    let rest: ReportLine = { key: '', sums: {} };
    let complete = true;
    for await (const line of this.reader.lines(query)) {
      if (query.by !== 'sponsor' || lines.length < mostShown) lines.push(line);
      else {
        rest = { key: '', sums: totalOf([rest, line]) };
        complete = false;
      }
    }
    return { rows: lines.map(rowOf), total: figuresOut(totalOf([...lines, rest])), complete };
  }
}
