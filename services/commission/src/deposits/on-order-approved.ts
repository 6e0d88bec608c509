import { cottonApproved, orderTotal } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DepositKeeper } from './deposit-keeper.js';

/** The price of approved cotton is owed to the member from this event on. */
@Controller()
export class OnOrderApproved {
  constructor(private readonly deposits: DepositKeeper) {}

  @OnEvent(cottonApproved, { projection: 'deposits' })
  async handle(@Payload() { data }: EventOf<typeof cottonApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, quantityKg, occurredAt } = data;
    await this.deposits.hold(session, { orderId, memberId, amountPaise: orderTotal(quantityKg) }, new Date(occurredAt));
  }
}
