import { cottonApproved, orderTotal } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DocumentIssuer } from './document-issuer.js';

@Controller()
export class OnOrderApproved {
  constructor(private readonly issuer: DocumentIssuer) {}

  @OnEvent(cottonApproved)
  async handle(@Payload() { data }: EventOf<typeof cottonApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, quantityKg, occurredAt } = data;
    const fact = { kind: 'deposit-receipt' as const, about: orderId, memberId, happenedAt: new Date(occurredAt) };
    const amountPaise = orderTotal(quantityKg);
    await this.issuer.issue(session, fact, () => ({ of: 'deposit', orderId, amountPaise, quantityKg }));
  }
}
