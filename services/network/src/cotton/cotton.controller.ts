import { cottonUpi, reservePaymentReference, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, DomainError, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { CottonUpiHandler } from './cotton-upi.js';
import { ReservePaymentReferenceHandler } from './reserve-payment-reference.js';

@Controller()
export class CottonController {
  constructor(
    private readonly cottonUpiHandler: CottonUpiHandler,
    private readonly reservation: ReservePaymentReferenceHandler,
  ) {}

  @Route(cottonUpi)
  async cottonUpi(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query }: InputOf<typeof cottonUpi>,
  ): Promise<ResponseOf<typeof cottonUpi>> {
    return this.cottonUpiHandler.execute(memberId, query.quantity);
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
