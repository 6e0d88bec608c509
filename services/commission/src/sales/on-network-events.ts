import {
  planApproved,
  saleReversed,
  cancellationRequested,
  cancellationRejected,
  cancellationWithdrawn,
} from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CommissionService } from './commission.service.js';
import { PostingsRepository } from '../ledger/persistence/postings.repository.js';
import { PlanCancellationsRepository } from './persistence/plan-cancellations.repository.js';
import { saleIn, SaleReversalService } from './sale-reversal.service.js';

@Controller()
export class OnPlanApproved {
  constructor(private readonly commission: CommissionService) {}

  @OnEvent(planApproved)
  async handle(@Payload() { data }: EventOf<typeof planApproved>, @Ctx() { session }: EventContext): Promise<void> {
    await this.commission.creditSale(data, session);
  }
}

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

@Controller()
export class OnCancellationRequested {
  constructor(private readonly cancellations: PlanCancellationsRepository) {}

  @OnEvent(cancellationRequested, { projection: 'cancellations' })
  async handle(
    @Payload() { data }: EventOf<typeof cancellationRequested>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.cancellations.recordRequest(session, data.cancellationId, data.saleId);
  }
}

@Controller()
export class OnCancellationRejected {
  constructor(private readonly cancellations: PlanCancellationsRepository) {}

  @OnEvent(cancellationRejected, { projection: 'cancellations' })
  async handle(
    @Payload() { data }: EventOf<typeof cancellationRejected>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.cancellations.recordEnd(session, data.cancellationId);
  }
}

@Controller()
export class OnCancellationWithdrawn {
  constructor(private readonly cancellations: PlanCancellationsRepository) {}

  @OnEvent(cancellationWithdrawn, { projection: 'cancellations' })
  async handle(
    @Payload() { data }: EventOf<typeof cancellationWithdrawn>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    await this.cancellations.recordEnd(session, data.cancellationId);
  }
}
