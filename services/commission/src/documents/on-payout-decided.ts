import { payoutDecided } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PayoutsRepository } from '../payouts/persistence/payouts.repository.js';
import { PayoutAdvices } from './payout-advices.js';

/** The handler issues the advice of an approved payout whose whole amount is tax, since this payout has no transfer. */
@Controller()
export class OnPayoutDecided {
  constructor(
    private readonly advices: PayoutAdvices,
    private readonly payouts: PayoutsRepository,
  ) {}

  @OnEvent(payoutDecided)
  async handle(@Payload() { data }: EventOf<typeof payoutDecided>, @Ctx() { session }: EventContext): Promise<void> {
    const payout = await this.payouts.find(data.payoutId, data.memberId, session);
    if (payout?.status !== 'Approved' || payout.tax?.netPaise !== 0) return;
    await this.advices.issue(session, payout, { happenedAt: new Date(data.decidedAt), utr: null });
  }
}
