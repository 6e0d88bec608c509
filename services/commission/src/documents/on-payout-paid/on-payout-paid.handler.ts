import { payoutDecided, transferStateChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import type { PayoutDocument } from '../../payouts/persistence/payout.schema.js';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { DocumentIssuer } from '../document-issuer.js';

/** The advice of a payout, once its money has reached the member. Commission consumes its own events, so that no decision waits for a document. */
@Controller()
export class OnPayoutPaid {
  constructor(
    private readonly issuer: DocumentIssuer,
    private readonly payouts: PayoutsRepository,
  ) {}

  @OnEvent(transferStateChanged)
  async paid(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    if (data.kind !== 'payout' || data.to !== 'paid') return;
    const payout = await this.payouts.find(data.payableId, data.memberId, session);
    if (payout) await this.issue(session, payout, { happenedAt: new Date(data.changedAt), utr: data.utr });
  }

  /** All of it is tax, so that nothing is transferred. */
  @OnEvent(payoutDecided)
  async decided(@Payload() { data }: EventOf<typeof payoutDecided>, @Ctx() { session }: EventContext): Promise<void> {
    const payout = await this.payouts.find(data.payoutId, data.memberId, session);
    if (payout?.status !== 'Approved' || payout.tax?.netPaise !== 0) return;
    await this.issue(session, payout, { happenedAt: new Date(data.decidedAt), utr: null });
  }

  private async issue(
    session: EventContext['session'],
    { _id, memberId, amountPaise: grossPaise, tax }: PayoutDocument,
    { happenedAt, utr }: { readonly happenedAt: Date; readonly utr: string | null },
  ): Promise<void> {
    const { taxPaise, netPaise } = tax ?? { taxPaise: 0, netPaise: grossPaise };
    const fact = { kind: 'payout-advice' as const, about: _id, memberId, happenedAt };
    await this.issuer.issue(session, fact, () => ({ of: 'payout', grossPaise, taxPaise, netPaise, utr }));
  }
}
