import {
  changeBusiness,
  listMemberTaxDocuments,
  listTaxDocuments,
  showBusiness,
  taxDocumentPdf,
  taxDocumentsCsv,
  yearStatementPdf,
  type ResponseOf,
  type BusinessView,
  indianDay,
  indianStates,
  toRupees,
  type CsvColumn,
  type Paise,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { CurrentCaller, FileLinks, Input, Route, tableFile, type Caller, type InputOf } from '@deepam/platform';
import { Controller, StreamableFile } from '@nestjs/common';
import { ChangeBusinessHandler } from './change-business.js';
import { DocumentPages, viewOf } from './document-pages.js';
import { seriesOf } from './domain/document.js';
import { BusinessesRepository, type BusinessDocument } from './persistence/businesses.repository.js';
import { TaxDocumentPdfHandler } from './tax-document-pdf.js';
import { TaxDocumentsCsvHandler } from './tax-documents-csv.js';
import { YearStatementPdfHandler } from './year-statement-pdf.js';
import type { TaxedPrice } from './domain/gst.js';
import type { TaxDocument } from './persistence/document.schema.js';

const ofPrice = (part: (price: TaxedPrice) => Paise) => (document: TaxDocument) =>
  document.content.of === 'plan' ? toRupees(part(document.content.price)) : null;

const documentColumns: readonly CsvColumn<TaxDocument>[] = [
  { title: 'Number', value: ({ number }) => number },
  { title: 'Date', value: ({ issuedAt }) => indianDay(issuedAt!), isDate: true },
  { title: 'Happened on', value: ({ happenedAt }) => indianDay(happenedAt), isDate: true },
  { title: 'Code', value: ({ party }) => party.referralCode },
  { title: 'Name', value: ({ party }) => party.name },
  { title: 'Place of supply', value: ({ party: { state } }) => `${state} ${indianStates[state]}` },
  { title: 'GSTIN of the seller', value: ({ issuer }) => issuer.gstin },
  { title: 'HSN', value: ({ issuer, content }) => (content.of === 'plan' ? issuer.hsn : null) },
  { title: 'Plan', value: (document) => viewOf(document).plan },
  { title: 'Amount', value: (document) => viewOf(document).amount, isMoney: true },
  { title: 'Taxable value', value: ofPrice(({ taxablePaise }) => taxablePaise), isMoney: true },
  { title: 'Rate %', value: ({ content }) => (content.of === 'plan' ? content.price.rateBasisPoints / 100 : null) },
  { title: 'CGST', value: ofPrice(({ cgstPaise }) => cgstPaise), isMoney: true },
  { title: 'SGST', value: ofPrice(({ sgstPaise }) => sgstPaise), isMoney: true },
  { title: 'IGST', value: ofPrice(({ igstPaise }) => igstPaise), isMoney: true },
  {
    title: 'TDS',
    value: ({ content }) => (content.of === 'payout' ? toRupees(content.taxPaise) : null),
    isMoney: true,
  },
  { title: 'UTR', value: ({ content }) => (content.of === 'payout' ? content.utr : null) },
  { title: 'About', value: ({ about }) => about },
];

const businessViewOf = (business: BusinessDocument): BusinessView => {
  const { _id: version, legalName, address, state, gstin, hsn, rateBasisPoints, since, changedAt } = business;
  return {
    version,
    legalName,
    address,
    state,
    gstin: gstin ?? '',
    hsn,
    rateBasisPoints,
    since: since.toISOString(),
    changedAt: changedAt.toISOString(),
  };
};

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
    const latest = await this.businesses.findLatest();
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
