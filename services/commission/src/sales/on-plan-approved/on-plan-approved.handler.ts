import { planApproved, planApprovedV1 } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { newId } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { CreditPoster } from '../../ledger/credit-poster.js';
import { salePostings } from '../domain/sale-postings.js';
import { SalesRepository } from '../persistence/sales.repository.js';
import { SaleRecorder } from '../sale-recorder.js';

/** The sale of a plan: one transaction records it, credits its uplines and says so. */
@Controller()
export class OnPlanApproved {
  constructor(
    private readonly sales: SalesRepository,
    private readonly credits: CreditPoster,
    private readonly recorder: SaleRecorder,
  ) {}

  @OnEvent(planApproved)
  async handle(
    @Payload() { data: sale }: EventOf<typeof planApproved>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    const approvedAt = new Date(sale.approvedAt);
    const [isRecorded, distribution] = await Promise.all([
      // The inbox knows the message; this knows the sale, when another message brings it again.
      this.sales.isRecorded(sale.saleId, session),
      this.recorder.share(sale, approvedAt),
    ]);
    if (isRecorded) return;
    await this.credits.post(session, approvedAt, (state) => salePostings(sale, distribution, state, approvedAt, newId));
    await this.recorder.record(session, sale, distribution);
    await this.recorder.announce(session, sale, distribution);
  }

  @OnEvent(planApprovedV1)
  async handleV1(@Payload() event: EventOf<typeof planApprovedV1>, @Ctx() context: EventContext): Promise<void> {
    await this.handle(event, context);
  }
}
