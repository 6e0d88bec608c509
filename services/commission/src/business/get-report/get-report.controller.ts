import { businessReport, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetReportHandler } from './get-report.handler.js';

@Controller()
export class GetReportController {
  constructor(private readonly report: GetReportHandler) {}

  @Route(businessReport)
  async show(@Input() { query }: InputOf<typeof businessReport>): Promise<ResponseOf<typeof businessReport>> {
    return this.report.execute(query);
  }
}
