import { listMemberTaxDocuments } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DocumentPages } from '../document-pages.js';

@Controller()
export class ListMemberTaxDocumentsController {
  constructor(private readonly pages: DocumentPages) {}

  @Route(listMemberTaxDocuments)
  list(@Input() { params, query }: InputOf<typeof listMemberTaxDocuments>) {
    return this.pages.ofNamed(params.memberId, query);
  }
}
