import { cottonPaymentMatched, cottonPaymentUnmatched } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrdersRepository } from './persistence/orders.repository.js';

@Controller()
export class OnCottonPaymentMatched {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(cottonPaymentMatched)
  async handle(
    @Payload() { data }: EventOf<typeof cottonPaymentMatched>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { orderId, matchedAt, ...credit } = data;
    await this.orders.recordCredit(orderId, { ...credit, matchedAt: new Date(matchedAt) }, session);
  }
}

@Controller()
export class OnCottonPaymentUnmatched {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(cottonPaymentUnmatched)
  async handle(
    @Payload() { data }: EventOf<typeof cottonPaymentUnmatched>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.orders.removeCredit(data.orderId, new Date(data.unmatchedAt), session);
  }
}
