import { cottonRejected } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { expectedOf } from './domain/expected-of.js';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from '../payments/persistence/payment-references.repository.js';

@Controller()
export class OnCottonRejected {
  constructor(
    private readonly references: PaymentReferencesRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly expected: ExpectedPayments,
  ) {}

  @OnEvent(cottonRejected)
  async handle(@Payload() { data }: EventOf<typeof cottonRejected>, @Ctx() { session }: EventContext): Promise<void> {
    await this.references.freeOrder(data.orderId, session);
    await this.proofs.drop(data.orderId, data.rejectedBy, session);
    await this.expected.expect(expectedOf(data), session);
    await this.expected.drop(data.orderId, data.rejectedBy, session);
  }
}
