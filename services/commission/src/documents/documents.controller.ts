import {
  changeBusiness,
  listMemberTaxDocuments,
  listTaxDocuments,
  showBusiness,
  taxDocumentPdf,
  taxDocumentsCsv,
  yearStatementPdf,
  type ResponseOf,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { CurrentCaller, FileLinks, Input, Route, tableFile, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { businessViewOf } from './business-views.js';
import { ChangeBusinessHandler } from './change-business.js';
import { DocumentPages } from './document-pages.js';
import { seriesOf } from './domain/document.js';
import { BusinessesRepository } from './persistence/businesses.repository.js';
import { TaxDocumentPdfHandler } from './tax-document-pdf.js';
import { documentColumns } from './tax-documents-csv/document-columns.js';
import { TaxDocumentsCsvHandler } from './tax-documents-csv/tax-documents-csv.js';
import { YearStatementPdfHandler } from './year-statement-pdf.js';

@Controller()
export class DocumentsController {
  constructor(
    private readonly changeBusinessHandler: ChangeBusinessHandler,
    private readonly pages: DocumentPages,
    private readonly businesses: BusinessesRepository,
    private readonly taxDocumentPdfHandler: TaxDocumentPdfHandler,
    private readonly links: FileLinks,
    private readonly exportDocuments: TaxDocumentsCsvHandler,
    private readonly audit: AuditTrail,
    private readonly yearStatementPdfHandler: YearStatementPdfHandler,
  ) {}

  @Route(changeBusiness)
  async changeBusiness(
    @Input() { body }: InputOf<typeof changeBusiness>,
    @CurrentCaller() { memberId }: Caller,
  ): Promise<ResponseOf<typeof changeBusiness>> {
    return { business: businessViewOf(await this.changeBusinessHandler.execute(body, memberId)) };
  }

  @Route(listMemberTaxDocuments)
  listMemberTaxDocuments(@Input() { params, query }: InputOf<typeof listMemberTaxDocuments>) {
    return this.pages.ofNamed(params.memberId, query);
  }

  @Route(listTaxDocuments)
  listTaxDocuments(@Input() { query }: InputOf<typeof listTaxDocuments>, @CurrentCaller() { memberId }: Caller) {
    return this.pages.pageOf(memberId, query);
  }

  @Route(showBusiness)
  async showBusiness(): Promise<ResponseOf<typeof showBusiness>> {
    const latest = await this.businesses.latest();
    return { business: latest && businessViewOf(latest) };
  }

  @Route(taxDocumentPdf)
  async taxDocumentPdf(
    @Input() { params, query }: InputOf<typeof taxDocumentPdf>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResponseOf<typeof taxDocumentPdf>> {
    const { key, sha256, size } = await this.taxDocumentPdfHandler.execute(params.documentId, query.language, caller);
    return { url: this.links.link(key), sha256, size };
  }

  @Route(taxDocumentsCsv)
  async taxDocumentsCsv(@Input() { query }: InputOf<typeof taxDocumentsCsv>) {
    await this.audit.recordAlone('documents-exported');
    const name = `${seriesOf[query.kind]}-${query.taxYear}`;
    return tableFile(name, query.format, documentColumns, this.exportDocuments.execute(query));
  }

  @Route(yearStatementPdf)
  async yearStatementPdf(
    @Input() { query: { taxYear, language } }: InputOf<typeof yearStatementPdf>,
    @CurrentCaller() { memberId }: Caller,
  ) {
    const pdf = await this.yearStatementPdfHandler.execute(memberId, taxYear, language);
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="statement-${taxYear}.pdf"`,
      length: pdf.length,
    });
  }
}
