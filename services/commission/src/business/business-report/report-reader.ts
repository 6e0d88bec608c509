import type { ReportQuery } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { reportLines, type ReportLine } from '../domain/report-lines.js';
import { BusinessRepository } from '../persistence/business.repository.js';
import { SponsorSums } from './sponsor-sums.js';

@Injectable()
export class ReportReader {
  constructor(
    private readonly business: BusinessRepository,
    private readonly sponsors: SponsorSums,
  ) {}

  async *lines({ by, from, to }: ReportQuery): AsyncGenerator<ReportLine> {
    if (by === 'sponsor') yield* this.sponsors.lines(from, to);
    else yield* reportLines(by, await this.business.daysOf(from, to));
  }
}
