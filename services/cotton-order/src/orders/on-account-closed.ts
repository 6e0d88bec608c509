import { accountClosed, closedAccountName } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { OrdersRepository } from './persistence/orders.repository.js';

@Controller()
export class OnAccountClosed {
  constructor(private readonly orders: OrdersRepository) {}

  @OnEvent(accountClosed)
  async handle(@Payload() { data }: EventOf<typeof accountClosed>, @Ctx() { session }: EventContext): Promise<void> {
    await this.orders.forgetBuyer(data.memberId, closedAccountName, session);
  }
}
