import { cottonRequested, cottonApproved, cottonRejected, orderTotal } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CottonPayments } from '../bank/cotton-payments.js';
import { ExpectedPayments, type Expectation } from '../bank/expected-payments.js';
import { CottonTxnids } from './cotton-txnids.js';
import { PaymentProofsRepository } from '../payments/persistence/payment-proofs.repository.js';
import { PaymentReferencesRepository } from '../payments/persistence/payment-references.repository.js';

/** Only the event of the request has the number, and a decision may arrive before it. */
type Order = Omit<EventOf<typeof cottonApproved>['data'], 'memberName'> & { readonly utr?: string | null };

const expectedOf = ({ orderId, memberId, quantityKg, occurredAt, utr = null }: Order): Expectation => ({
  _id: orderId,
  kind: 'cotton',
  memberId,
  amountPaise: orderTotal(quantityKg),
  utr,
  txnids: [],
  requestedAt: new Date(occurredAt),
});

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

@Controller()
export class OnCottonApproved {
  constructor(private readonly expected: ExpectedPayments) {}

  @OnEvent(cottonApproved)
  async handle(@Payload() { data }: EventOf<typeof cottonApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.expected.expect(expectedOf(data), session);
    await this.expected.approve(data.orderId, session);
  }
}

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
