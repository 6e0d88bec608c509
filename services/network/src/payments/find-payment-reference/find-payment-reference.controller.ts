import { findPaymentReference, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { FindPaymentReferenceHandler } from './find-payment-reference.handler.js';

@Controller()
export class FindPaymentReferenceController {
  constructor(private readonly references: FindPaymentReferenceHandler) {}

  @Route(findPaymentReference)
  find(@Input() { query }: InputOf<typeof findPaymentReference>): Promise<ResponseOf<typeof findPaymentReference>> {
    return this.references.execute(query.utr);
  }
}
