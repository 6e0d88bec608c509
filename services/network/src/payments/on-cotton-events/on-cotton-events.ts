import { cottonRejected, cottonRequested } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PaymentProofs } from '../persistence/payment-proofs.js';
import { PaymentReferences } from '../persistence/payment-references.js';

/** What became of the orders that UTRs were reserved for. */
@Controller()
export class OnCottonEvents {
  constructor(
    private readonly references: PaymentReferences,
    private readonly proofs: PaymentProofs,
  ) {}

  @OnEvent(cottonRequested)
  async requested(
    @Payload() { data }: EventOf<typeof cottonRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { utr, memberId, orderId, occurredAt } = data;
    // A rejection that was told first has the last word.
    if (utr == null || (await this.proofs.isDropped(orderId, session))) return;
    await this.references.ordered(utr, memberId, { orderId, orderedAt: new Date(occurredAt) }, session);
  }

  @OnEvent(cottonRejected)
  async rejected(
    @Payload() { data: { orderId } }: EventOf<typeof cottonRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.references.freeOrder(orderId, session);
    await this.proofs.drop(orderId, session);
  }
}
