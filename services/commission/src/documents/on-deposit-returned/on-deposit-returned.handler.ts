import { returnApproved } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { DocumentIssuer } from '../document-issuer.js';

@Controller()
export class OnDepositReturned {
  constructor(private readonly issuer: DocumentIssuer) {}

  @OnEvent(returnApproved)
  async handle(@Payload() { data }: EventOf<typeof returnApproved>, @Ctx() { session }: EventContext): Promise<void> {
    const { orderId, memberId, quantityKg, depositPaise: amountPaise, occurredAt } = data;
    const fact = { kind: 'deposit-refund' as const, about: orderId, memberId, happenedAt: new Date(occurredAt) };
    await this.issuer.issue(session, fact, () => ({ of: 'deposit', orderId, amountPaise, quantityKg }));
  }
}
