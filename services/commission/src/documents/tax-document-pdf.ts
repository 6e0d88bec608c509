import type { DocumentLanguage } from '@deepam/contracts';
import { DomainError, isOfCompany, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { DocumentsRepository } from './persistence/documents.repository.js';
import type { StoredPdf } from './persistence/document.schema.js';
import { PdfMaker } from './pdf-maker.js';

@Injectable()
export class TaxDocumentPdfHandler {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly pdfs: PdfMaker,
  ) {}

  /**
   * The PDF is made at the first request in that language and then stored.
   * @throws DomainError COMMISSION.DOCUMENT_NOT_FOUND, also for other members' documents; SERVER.UNAVAILABLE while it
   * can't be made or stored
   */
  async execute(id: string, language: DocumentLanguage, caller: Caller): Promise<StoredPdf> {
    const document = await this.documents.find(id);
    const isOpen = document !== null && (document.memberId === caller.memberId || isOfCompany(caller));
    if (!isOpen || document.number === null) throw new DomainError('COMMISSION.DOCUMENT_NOT_FOUND');
    return document.pdfs[language] ?? (await this.pdfs.make(document, language));
  }
}
