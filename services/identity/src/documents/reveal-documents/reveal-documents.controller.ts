import { documents, memberDocuments, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { RevealDocumentsHandler } from './reveal-documents.handler.js';

@Controller()
export class RevealDocumentsController {
  constructor(private readonly reveal: RevealDocumentsHandler) {}

  @Route(documents)
  own(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof documents>> {
    return this.reveal.execute(caller, caller.memberId);
  }

  @Route(memberDocuments)
  ofMember(
    @CurrentCaller() caller: Caller,
    @Input() { params }: InputOf<typeof memberDocuments>,
  ): Promise<ResponseOf<typeof memberDocuments>> {
    return this.reveal.execute(caller, params.id);
  }
}
