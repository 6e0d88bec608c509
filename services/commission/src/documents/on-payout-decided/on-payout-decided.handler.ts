import { indianDay, payoutDecided } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { DocumentIssuer } from '../document-issuer.js';

/** Commission consumes its own event, so that a decision never waits for a document. */
@Controller()
export class OnPayoutDecided {
  constructor(
    private readonly issuer: DocumentIssuer,
    private readonly payouts: PayoutsRepository,
  ) {}

  @OnEvent(payoutDecided)
  async handle(@Payload() { data }: EventOf<typeof payoutDecided>, @Ctx() { session }: EventContext): Promise<void> {
    const { payoutId, memberId, status, amountPaise, decidedAt } = data;
    if (status !== 'Approved') return;
    const payout = await this.payouts.find(payoutId, memberId, session);
    const happenedAt = momentOf(payout?.paidAt ?? null, new Date(decidedAt));
    const { taxPaise, netPaise } = payout?.tax ?? { taxPaise: 0, netPaise: amountPaise };
    const fact = { kind: 'payout-advice' as const, about: payoutId, memberId, happenedAt };
    await this.issuer.issue(session, fact, () => ({
      ...{ of: 'payout', grossPaise: amountPaise, taxPaise, netPaise, utr: payout?.utr ?? null },
    }));
  }
}

/** A bank names a day alone: of the day on which documents began, the decision tells whether it was before. */
const momentOf = (paidAt: Date | null, decidedAt: Date): Date =>
  paidAt !== null && indianDay(paidAt) !== indianDay(decidedAt) ? paidAt : decidedAt;
