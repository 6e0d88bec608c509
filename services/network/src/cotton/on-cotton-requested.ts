import { cottonRequested } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { expectedOf } from './domain/expected-of.js';
import { CottonPayments } from '../bank/cotton-payments.js';
import { ExpectedPayments } from '../bank/expected-payments.js';
import { CottonTxnids } from './cotton-txnids.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from '../payments/persistence/payment-references.repository.js';

@Controller()
export class OnCottonRequested {
  constructor(
    private readonly references: PaymentReferencesRepository,
    private readonly proofs: PaymentProofsRepository,
    private readonly expected: ExpectedPayments,
    private readonly txnids: CottonTxnids,
    private readonly cottonPayments: CottonPayments,
  ) {}

  @OnEvent(cottonRequested)
  async handle(@Payload() { data }: EventOf<typeof cottonRequested>, @Ctx() { session }: EventContext): Promise<void> {
    const { utr, memberId, orderId, occurredAt, quantityKg } = data;
    const txnid = await this.txnids.next(memberId, quantityKg, session);
    const expected = expectedOf(data);
    await this.expected.expect({ ...expected, txnids: [txnid] }, session);
    await this.cottonPayments.reassess([expected], session);
    if (utr == null || (await this.proofs.isDropped(orderId, session))) return;
    await this.references.recordOrder(utr, memberId, { orderId, orderedAt: new Date(occurredAt) }, session);
  }
}
