import { businessReport, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { BusinessReportHandler } from './business-report.handler.js';

@Controller()
export class BusinessReportController {
  constructor(private readonly report: BusinessReportHandler) {}

  @Route(businessReport)
  async show(@Input() { query }: InputOf<typeof businessReport>): Promise<ResponseOf<typeof businessReport>> {
    return this.report.execute(query);
  }
}
