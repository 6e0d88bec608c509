import { findPaymentReference, type ResponseOf } from '@deepam/contracts';
import { Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { GetPaymentReferenceHandler } from './get-payment-reference.handler.js';

@Controller()
export class GetPaymentReferenceController {
  constructor(private readonly references: GetPaymentReferenceHandler) {}

  @Route(findPaymentReference)
  find(@Input() { query }: InputOf<typeof findPaymentReference>): Promise<ResponseOf<typeof findPaymentReference>> {
    return this.references.execute(query.utr);
  }
}
