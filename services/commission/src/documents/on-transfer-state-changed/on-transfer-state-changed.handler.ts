import { transferStateChanged } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayoutsRepository } from '../../payouts/persistence/payouts.repository.js';
import { PayoutAdvices } from '../payout-advices.js';

/** Issues the advice of a payout that is paid. Commission consumes its own event, so that no decision waits for a document. */
@Controller()
export class OnTransferStateChanged {
  constructor(
    private readonly advices: PayoutAdvices,
    private readonly payouts: PayoutsRepository,
  ) {}

  @OnEvent(transferStateChanged)
  async handle(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    if (data.kind !== 'payout' || data.to !== 'paid') return;
    const payout = await this.payouts.find(data.payableId, data.memberId, session);
    if (payout) await this.advices.issue(session, payout, { happenedAt: new Date(data.changedAt), utr: data.utr });
  }
}
