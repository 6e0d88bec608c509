import { cottonPaymentMatched, cottonPaymentUnmatched } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrdersRepository } from '../persistence/orders.repository.js';

/** The credit of the bank that network has matched to an order. */
@Controller()
export class OnPaymentMatched {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(cottonPaymentMatched)
  async matched(
    @Payload() { data }: EventOf<typeof cottonPaymentMatched>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { orderId, matchedAt, ...credit } = data;
    await this.orders.noteCredit(orderId, { ...credit, matchedAt: new Date(matchedAt) }, session);
  }

  @OnEvent(cottonPaymentUnmatched)
  async unmatched(
    @Payload() { data }: EventOf<typeof cottonPaymentUnmatched>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.orders.removeCredit(data.orderId, data.lineId, session);
  }
}
