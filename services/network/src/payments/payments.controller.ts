import { findPaymentReference, releasePaymentReference, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { FindPaymentReferenceHandler } from './find-payment-reference.js';
import { ReleasePaymentReferenceHandler } from './release-payment-reference.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly references: FindPaymentReferenceHandler,
    private readonly release: ReleasePaymentReferenceHandler,
  ) {}

  @Route(findPaymentReference)
  findPaymentReference(
    @Input() { query }: InputOf<typeof findPaymentReference>,
  ): Promise<ResponseOf<typeof findPaymentReference>> {
    return this.references.execute(query.utr);
  }

  @Route(releasePaymentReference)
  async releasePaymentReference(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof releasePaymentReference>,
  ): Promise<ResponseOf<typeof releasePaymentReference>> {
    const userId = await this.release.execute(body, caller);
    return { message: 'The UTR number is free again.', userId };
  }
}
