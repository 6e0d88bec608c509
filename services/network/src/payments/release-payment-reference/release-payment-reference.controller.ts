import { releasePaymentReference, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReleasePaymentReferenceHandler } from './release-payment-reference.handler.js';

@Controller()
export class ReleasePaymentReferenceController {
  constructor(private readonly release: ReleasePaymentReferenceHandler) {}

  @Route(releasePaymentReference)
  async run(
    @CurrentCaller() caller: Caller,
    @Input() { body }: InputOf<typeof releasePaymentReference>,
  ): Promise<ResponseOf<typeof releasePaymentReference>> {
    const userId = await this.release.execute(body, caller);
    return { message: 'The UTR number is free again.', userId };
  }
}
