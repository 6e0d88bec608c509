import { cottonPricePerKg, transferStateChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { DocumentIssuer } from './document-issuer.js';
import { PayoutAdvices } from './payout-advices.js';

/**
 * The handler issues the advice of a payout and the voucher of a deposit once their transfer is paid. Commission
 * consumes its own event, so that no decision waits for a document.
 */
@Controller()
export class OnTransferStateChanged {
  constructor(
    private readonly advices: PayoutAdvices,
    private readonly payouts: PayoutsRepository,
    private readonly issuer: DocumentIssuer,
  ) {}

  @OnEvent(transferStateChanged)
  async handle(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const { kind, to, payableId, memberId, amountPaise, utr } = data;
    if (to !== 'paid') return;
    const happenedAt = new Date(data.changedAt);
    if (kind === 'payout') {
      const payout = await this.payouts.find(payableId, memberId, session);
      if (payout) await this.advices.issue(session, payout, { happenedAt, utr });
    }
    if (kind === 'deposit-refund') {
      const fact = { kind, about: payableId, memberId, happenedAt };
      const quantityKg = amountPaise / cottonPricePerKg;
      await this.issuer.issue(session, fact, () => ({
        of: 'deposit',
        orderId: payableId,
        amountPaise,
        quantityKg,
        utr,
      }));
    }
  }
}
