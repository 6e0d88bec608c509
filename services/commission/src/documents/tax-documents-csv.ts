import type { QueryOf, taxDocumentsCsv } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import type { TaxDocument } from './persistence/document.schema.js';
import { DocumentsRepository } from './persistence/documents.repository.js';

const atOnce = 500;

@Injectable()
export class TaxDocumentsCsvHandler {
  constructor(private readonly documents: DocumentsRepository) {}

  async *execute({ taxYear, kind }: QueryOf<typeof taxDocumentsCsv>): AsyncGenerator<TaxDocument> {
    let last = 0;
    for (;;) {
      const found = await this.documents.register(taxYear, kind, last, atOnce);
      yield* found;
      if (found.length < atOnce) return;
      last = found.at(-1)!.sequence!;
    }
  }
}
