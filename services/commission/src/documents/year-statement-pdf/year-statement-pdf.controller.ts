import { yearStatementPdf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { YearStatementPdfHandler } from './year-statement-pdf.handler.js';

@Controller()
export class YearStatementPdfController {
  constructor(private readonly handler: YearStatementPdfHandler) {}

  @Route(yearStatementPdf)
  async pdf(
    @Input() { query: { taxYear, language } }: InputOf<typeof yearStatementPdf>,
    @CurrentCaller() { memberId }: Caller,
  ) {
    const pdf = await this.handler.execute(memberId, taxYear, language);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="statement-${taxYear}.pdf"`,
      length: pdf.length,
    });
  }
}
