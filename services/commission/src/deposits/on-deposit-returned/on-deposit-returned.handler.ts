import { returnApproved } from '@deepam/contracts';
import { MalformedEvent, OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DepositKeeper } from '../deposit-keeper.js';

/** Finished wicks were taken back: the deposit went to the member by UPI or bank and is owed no more. */
@Controller()
export class OnDepositReturned {
  constructor(private readonly deposits: DepositKeeper) {}

  @OnEvent(returnApproved, { projection: 'deposits' })
  async handle(@Payload() { data }: EventOf<typeof returnApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, depositPaise: amountPaise, occurredAt } = data;
    if (amountPaise <= 0) throw new MalformedEvent(`A deposit of ${amountPaise} paise is impossible`);
    await this.deposits.refund(session, { orderId, memberId, amountPaise }, new Date(occurredAt));
  }
}
