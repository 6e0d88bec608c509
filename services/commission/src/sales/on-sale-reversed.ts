import { saleReversed } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';
import { CommissionService } from './commission.service.js';
import { saleIn } from './reversed-sale-events.js';
import { SaleReversalService } from './sale-reversal.service.js';

/**
 * If `plan-approved` has not arrived yet, the sale is credited first. Its own event then changes nothing, and the
 * ledger has both steps.
 */
@Controller()
export class OnSaleReversed {
  constructor(
    private readonly commission: CommissionService,
    private readonly reversals: SaleReversalService,
    private readonly cancellations: PlanCancellationsRepository,
    private readonly ledger: PostingsRepository,
  ) {}

  @OnEvent(saleReversed)
  async handle(@Payload() { data }: EventOf<typeof saleReversed>, @Ctx() { session }: EventContext): Promise<void> {
    // The sale credits the uplines, and its reversal owes the price to the buyer, so all of them are locked first.
    this.ledger.lock(session, [data.memberId, ...data.upline.map(({ memberId }) => memberId)]);
    await this.commission.creditSale(saleIn(data), session);
    await this.reversals.reverseSale(data, session);
    if (data.cancellationId !== null) await this.cancellations.recordEnd(session, data.cancellationId);
  }
}
