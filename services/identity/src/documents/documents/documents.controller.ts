import { documents, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Route, type Caller } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { DocumentsHandler } from './documents.handler.js';

@Controller()
export class DocumentsController {
  constructor(private readonly reveal: DocumentsHandler) {}

  @Route(documents)
  own(@CurrentCaller() caller: Caller): Promise<ResponseOf<typeof documents>> {
    return this.reveal.execute(caller, caller.memberId);
  }
}
