import { reservePaymentReference, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference.handler.js';

@Controller()
export class ReservePaymentReferenceController {
  constructor(private readonly reservation: ReservePaymentReferenceHandler) {}

  @Route(reservePaymentReference)
  async reserve(
    @CurrentCaller() { memberId: service }: Caller,
    @Input() { body }: InputOf<typeof reservePaymentReference>,
  ): Promise<ResponseOf<typeof reservePaymentReference>> {
    if (service !== 'cotton-order') throw new DomainError('ACCESS.SERVICE_ONLY');
    return { seenBefore: await this.reservation.execute(body) };
  }
}
