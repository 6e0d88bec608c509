import { taxDocumentsCsv } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { tableFile, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { seriesOf } from '../domain/document.js';
import { documentColumns } from './document-columns.js';
import { TaxDocumentsCsvHandler } from './tax-documents-csv.handler.js';

@Controller()
export class TaxDocumentsCsvController {
  constructor(
    private readonly exportDocuments: TaxDocumentsCsvHandler,
    private readonly audit: AuditTrail,
  ) {}

  @Route(taxDocumentsCsv)
  async file(@Input() { query }: InputOf<typeof taxDocumentsCsv>) {
    await this.audit.recordAlone('documents-exported');
    const name = `${seriesOf[query.kind]}-${query.taxYear}`;
    return tableFile(name, query.format, documentColumns, this.exportDocuments.execute(query));
  }
}
