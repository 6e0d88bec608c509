import { createHash } from 'node:crypto';
import type { DocumentLanguage } from '@deepam/contracts';
import { DomainError, ObjectStore } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import type { StoredPdf, TaxDocument } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';
import { documentSheet } from './sheets/document-sheet.js';
import type { Numbered } from './sheets/parts.js';
import { Typesetter } from './typesetting/typesetter.js';

/** The same document always gives the same bytes and key, so a process that dies in between does no harm. */
@Injectable()
export class PdfMaker {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly typesetter: Typesetter,
    private readonly store: ObjectStore,
  ) {}

  /**
   * @throws DomainError SERVER.UNAVAILABLE if it can't be made or stored now, and COMMISSION.DOCUMENT_NOT_FOUND before
   * its invoice is numbered
   */
  async make(document: TaxDocument, language: DocumentLanguage): Promise<StoredPdf> {
    const pdf = await this.typesetter.set(documentSheet(await this.numbered(document), language));
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    const name = document.number!.replaceAll('/', '-');
    const key = `commission/documents/${document._id}/${language}-${sha256.slice(0, 16)}/${name}.pdf`;
    await this.store.putOnce(key, pdf, 'application/pdf').catch((cause: Error) => {
      throw new DomainError('SERVER.UNAVAILABLE', { cause });
    });
    return this.documents.keepPdf(document._id, language, { key, sha256, size: pdf.length });
  }

  private async numbered(document: TaxDocument): Promise<Numbered> {
    const { number, issuedAt, refersTo } = document;
    const referred = refersTo === null ? null : stamped(await this.documents.find(refersTo));
    return { document, ...stamped({ number, issuedAt }), referred };
  }
}

function stamped(document: Pick<TaxDocument, 'number' | 'issuedAt'> | null) {
  if (document?.number == null || document.issuedAt === null) throw new DomainError('COMMISSION.DOCUMENT_NOT_FOUND');
  return { number: document.number, issuedAt: document.issuedAt };
}
