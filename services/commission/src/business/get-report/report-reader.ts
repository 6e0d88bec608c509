import type { ReportQuestion, ReportRow } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { reportRows } from '../domain/report-rows.js';
import { BusinessRepository } from '../persistence/business.repository.js';
import { SponsorSums } from './sponsor-sums.js';

/** The rows of a report, for the page and for the file. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly business: BusinessRepository,
    private readonly sponsors: SponsorSums,
  ) {}

  async *rows({ by, from, to }: ReportQuestion): AsyncGenerator<ReportRow> {
    if (by === 'sponsor') yield* this.sponsors.rows(from, to);
    else yield* reportRows(by, await this.business.daysOf(from, to));
  }
}
