import { cottonApproved } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { expectedOf } from './domain/expected-of.js';
import { ExpectedPayments } from '../bank/expected-payments.js';

@Controller()
export class OnCottonApproved {
  constructor(private readonly expected: ExpectedPayments) {}

  @OnEvent(cottonApproved)
  async handle(@Payload() { data }: EventOf<typeof cottonApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.expected.expect(expectedOf(data), session);
    await this.expected.approve(data.orderId, session);
  }
}
