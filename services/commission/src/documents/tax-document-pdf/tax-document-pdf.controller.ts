import { taxDocumentPdf, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, FileLinks, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { TaxDocumentPdfHandler } from './tax-document-pdf.handler.js';

@Controller()
export class TaxDocumentPdfController {
  constructor(
    private readonly handler: TaxDocumentPdfHandler,
    private readonly links: FileLinks,
  ) {}

  @Route(taxDocumentPdf)
  async show(
    @Input() { params, query }: InputOf<typeof taxDocumentPdf>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof taxDocumentPdf>> {
    const { key, sha256, size } = await this.handler.execute(params.documentId, query.language, caller);
    return { url: this.links.link(key), sha256, size };
  }
}
