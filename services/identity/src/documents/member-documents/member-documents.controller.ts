import { memberDocuments, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DocumentsHandler } from '../documents/documents.handler.js';

@Controller()
export class MemberDocumentsController {
  constructor(private readonly reveal: DocumentsHandler) {}

  @Route(memberDocuments)
  ofMember(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberDocuments>,
  ): Promise<ResponseOf<typeof memberDocuments>> {
    return this.reveal.execute(caller, params.id);
  }
}
