import {
  findPaymentReference,
  releasePaymentReference,
  reservePaymentReference,
  type ResponseOf,
} from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { FindPaymentReferenceHandler } from './find-payment-reference.js';
import { ReleasePaymentReferenceHandler } from './release-payment-reference.js';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference.js';

@Controller()
export class PaymentsController {
  constructor(
    private readonly references: FindPaymentReferenceHandler,
    private readonly release: ReleasePaymentReferenceHandler,
    private readonly reservation: ReservePaymentReferenceHandler,
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

  @Route(reservePaymentReference)
  async reservePaymentReference(
    @CurrentCaller() { memberId: service }: Caller,
    @Input() { body }: InputOf<typeof reservePaymentReference>,
  ): Promise<ResponseOf<typeof reservePaymentReference>> {
    if (service !== 'cotton-order') throw new DomainError('ACCESS.SERVICE_ONLY');
    return { seenBefore: await this.reservation.execute(body) };
  }
}
