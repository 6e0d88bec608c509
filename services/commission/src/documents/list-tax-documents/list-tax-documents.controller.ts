import { listTaxDocuments } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DocumentPages } from '../document-pages.js';

@Controller()
export class ListTaxDocumentsController {
  constructor(private readonly pages: DocumentPages) {}

  @Route(listTaxDocuments)
  list(@Input() { query }: InputOf<typeof listTaxDocuments>, @CurrentCaller() { memberId }: Caller) {
    return this.pages.pageOf(memberId, query);
  }
}
